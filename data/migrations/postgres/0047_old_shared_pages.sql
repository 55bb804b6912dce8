-- Pages shared a month ago are deleted, by the numbers of their messages, which grow with time.
CREATE INDEX shared_pages_by_message ON shared_pages (message);
