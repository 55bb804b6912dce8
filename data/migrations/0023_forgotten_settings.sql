-- Languages of the first release, which nobody reads any more: ids of people are not to outlive their being forgotten.
DROP TABLE user_settings;
DROP TABLE guild_settings;
