"""Backups of databases of either kind: scheduled, in a process of their own, and put back."""
