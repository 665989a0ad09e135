"""The kit: everything the painters of all games are built from.

How a new game's painter uses it
--------------------------------
1. Subclass `render.painter.SheetPainter` in ``render/<game>/painter.py``: `sheets` names the
   sheets of a view, `draw` returns one as a `Canvas`, `tell` its alt text, `warm` paints once,
   piece by piece, what the pictures are made of. For a board and hands `TablePainter` does half of
   it. Make a ``PAINTER`` in ``render/<game>/__init__.py`` and name the game in
   ``render/__init__.py``.
2. Begin every picture with `backdrop.lay_table(LIVERIES[key], height, title, subtitle)`: a canvas
   of `backdrop.WIDTH` with the game's ground, ribbon and brooch. The board starts at
   `backdrop.TOP`.
3. Put pieces on it: ``canvas.put(sprite, x, y)`` by the piece's top left corner,
   ``canvas.centre(sprite, x, y)`` by its middle. Ready ones are in

   - `pieces`: brooch, coin, gem, gem_socket, token, badge, emblem_badge, pennant, brass_emblem, dot
   - `furniture`: strip, plaque, score_plate, shield, slot
   - `card`: card, card_back, hand_card, note_card

4. Build a game's own pieces the same way: draw the face on a small `Canvas` over a `texture`, a
   `tartan` or the cloth of a `loom`, and `sprite.cut` it out with a mask from `shape` or `emblem`.
   `cut` adds the bevel, both shadows, a brass rim if wanted, and turns or dims it by a `Pose`.
   Decorate the function with `cache.cached`, or with `cache.cached_material` if it gives a cloth
   or a texture; its arguments must be hashable, and its result is never drawn on.
5. Draw a game's emblems with a `pen.Pen` in a box of 100 by 100, under `emblem.emblem`, in
   ``render/<game>/emblems.py``, which the painter imports; stamp them with
   ``canvas.stamp(emblem_mask(name, size), x, y, colour)``. `emblems` has those of the four players,
   the brooches of all games and some small marks.
6. Write with ``canvas.write(fit(text, Face.SERIF_BOLD, 40, room), x, y, colour, "middle")``; `y` is
   the middle of the capitals. `fit` shrinks to the floor of 33 px and then shortens; below the
   floor the kit raises `TooSmall`. People's names go through `names.readable` first.
7. Give samples in ``render/<game>/samples.py`` and run ``python -m render.kit.learn <game>`` to
   learn the game's palette; commit the file it writes. Do it again when new colours come in.

Nothing is blurred, resized or drawn at four times its size per turn: that happens in cached
functions only. What depends on the position is put, stamped and written.
"""

from render.kit import emblems as emblems
