"""Several processes: leases, tokens and choices that outlive one of them."""
