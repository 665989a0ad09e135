-- Standing orders by question, as an object of JSON: a game may have several. Land's was the first.
ALTER TABLE seat RENAME COLUMN standing_order TO standing_orders;
UPDATE seat SET standing_orders = '{"shields": "' || standing_orders || '"}'
WHERE standing_orders IS NOT NULL;
