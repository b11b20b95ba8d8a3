/** A point of a cloth's surface, in thread widths and linear light. */
export type Surface = {
  h: number;
  r: number;
  g: number;
  b: number;
  /** How open the point lies, 0 in a gap to 1 on top of a thread. */
  open: number;
};

/** Writes the surface at (u, v) into `out`: u counts warp ends (or wales), v picks (or courses). Writing spares millions of objects. */
export type Cloth = {
  at: (u: number, v: number, out: Surface) => void;
  /** Size of one end and of one pick in the world of the picture. */
  end: number;
  pick: number;
  /** Light that grazes the nap. */
  sheen: number;
};

export type Colour = readonly [number, number, number];

export const newSurface = (): Surface => ({ h: 0, r: 0, g: 0, b: 0, open: 1 });

/** `#rrggbb` as linear light. */
export const colour = (hex: string): Colour => {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
};
