type Chart = { id: string; rows: { size: string; chest?: string; waist: string; hip?: string; insideLeg?: string }[] };

/** Body measurements by size, in centimetres or inches. */
export const sizeCharts = (inInches: boolean): Chart[] => {
  const range = (low: number, high: number) => (inInches ? `${inch(low)}–${inch(high)}` : `${low}–${high}`);
  const one = (value: number) => String(inInches ? inch(value) : value);
  return [
    {
      id: 'women',
      rows: women.map(([size, chest, waist, hip]) => ({
        size,
        chest: range(chest, chest + 3),
        waist: range(waist, waist + 3),
        hip: range(hip, hip + 3),
      })),
    },
    { id: 'men', rows: men.map(([size, chest, waist]) => ({ size, chest: range(chest, chest + 5), waist: range(waist, waist + 5) })) },
    { id: 'denim', rows: denim.map(([size, waist, leg]) => ({ size, waist: one(waist), insideLeg: one(leg) })) },
  ];
};

const inch = (centimetres: number) => Math.round((centimetres / 2.54) * 2) / 2;

const women: [string, number, number, number][] = [
  ['XS', 80, 62, 88],
  ['S', 84, 66, 92],
  ['M', 88, 70, 96],
  ['L', 94, 76, 102],
  ['XL', 100, 82, 108],
  ['XXL', 107, 89, 115],
];
const men: [string, number, number][] = [
  ['XS', 84, 70],
  ['S', 90, 76],
  ['M', 96, 82],
  ['L', 102, 88],
  ['XL', 108, 94],
  ['XXL', 114, 100],
];
const denim: [string, number, number][] = [
  ['26', 66, 81],
  ['28', 71, 81],
  ['30', 76, 84],
  ['32', 81, 84],
  ['34', 86, 86],
  ['36', 91, 86],
];
