"""Messages on their way to Discord: components, pictures, emojis, the request budget."""
