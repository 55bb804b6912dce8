"""The Discord side of Tarok: tables, their store, what people see, and the commands."""
