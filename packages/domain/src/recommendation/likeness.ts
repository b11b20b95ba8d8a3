/** What two products have in common. */
export type Shared = {
  /** The same garment. */
  kind: boolean;
  /** Made for the same people. */
  audience: boolean;
  cloth: boolean;
  fit: boolean;
  colour: boolean;
  prices: readonly [number, number];
};

/** Each is worth more than all that come after it: no colour makes a coat out of a jacket. */
const worth = { kind: 32, audience: 16, cloth: 8, fit: 4, colour: 2 } as const;

/** How much one product is like another, from 0 to 63. What costs twice as much, or half, is not near in price. */
export function likeness({ kind, audience, cloth, fit, colour, prices: [a, b] }: Shared): number {
  const nearness = a > 0 && b > 0 ? Math.max(0, 1 - Math.abs(Math.log2(a / b))) : 0;
  return (
    // The same garment for other people is of another kind: it would not fit.
    (kind && audience ? worth.kind : 0) +
    (audience ? worth.audience : 0) +
    (cloth ? worth.cloth : 0) +
    (fit ? worth.fit : 0) +
    (colour ? worth.colour : 0) +
    nearness
  );
}
