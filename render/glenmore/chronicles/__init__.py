"""The sheets of the chronicles: what each adds beside the ring, the territories and the clans."""
