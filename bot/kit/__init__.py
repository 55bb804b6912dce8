"""The kit of every capability: pages as data, languages, requests, errors, limits."""
