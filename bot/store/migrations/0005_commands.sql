-- Which commands Discord knows of each application that ran on this database.
CREATE TABLE registration (
    application_id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL
) WITHOUT ROWID;
