export type Size = { size: { id: string; name: string }; length?: { id: string; name: string } };

const plain = (names: string) => names.split(' ').map((name): Size => ({ size: { id: name, name } }));
const withLengths = (waists: string, lengths: string): Size[] =>
  waists
    .split(' ')
    .flatMap((waist) =>
      lengths.split(' ').map((length): Size => ({ size: { id: waist, name: waist }, length: { id: length, name: length } })),
    );

/** The sizes that each kind of garment is cut in. */
export const sizeScales = {
  womenAlpha: plain('XS S M L XL XXL'),
  womenNumeric: plain('34 36 38 40 42 44 46'),
  womenJeans: withLengths('25 26 27 28 29 30 31 32 34', '30 32 34'),
  womenShoes: plain('36 37 38 39 40 41'),
  menAlpha: plain('S M L XL XXL'),
  menNumeric: plain('46 48 50 52 54 56'),
  menJeans: withLengths('28 29 30 31 32 33 34 36 38', '30 32 34'),
  menTrousers: withLengths('29 30 31 32 33 34 36', '32 34'),
  menShoes: plain('40 41 42 43 44 45 46'),
  belts: plain('75 85 95 105'),
  womenGloves: plain('6 7 8'),
  menGloves: plain('8 9 10 11'),
  one: [{ size: { id: 'ONE', name: 'One size' } }] as Size[],
} as const satisfies Record<string, readonly Size[]>;
export type SizeScale = keyof typeof sizeScales;
