"""What every capability is built from: pages as data, languages, requests, errors, limits."""
