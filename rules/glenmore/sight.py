def glenmore_view(position, seat): return {"seats": len(position.players)}
