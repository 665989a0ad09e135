-- What a person has chosen in /settings, as an object of JSON; what is left out has its default.
ALTER TABLE person ADD COLUMN settings TEXT;
