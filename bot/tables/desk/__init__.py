"""What people do at a table by button or command."""
