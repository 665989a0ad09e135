-- What a seat has ordered in advance for a question that may come out of turn.
ALTER TABLE seat ADD COLUMN standing_order TEXT;
