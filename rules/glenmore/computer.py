def advise(position, seat, chance): return position.moves(seat)[0]
