-- A lobby has a card, or the notice that it must get one. Versions before this one left lobbies with
-- neither if they were killed while opening them.
INSERT INTO notice (match_id, kind, version)
SELECT id, 'card', 0 FROM match
WHERE state = 'lobby' AND card_id IS NULL
    AND id NOT IN (SELECT match_id FROM notice WHERE kind = 'card');
