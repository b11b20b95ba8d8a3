import type { SizeChart } from '@selvedge/contract/size-guide.ts';

type Range = [from: number, to: number];

/** From a measurement up to just below that of the next size. */
const upTo = (from: number, width: number): Range => [from, from + width];

const women = (size: string, chest: number, step = 3) => ({
  size,
  chest: upTo(chest, step),
  waist: upTo(chest - 18, step),
  hip: upTo(chest + 8, step),
});
const men = (size: string, chest: number, step = 5) => ({ size, chest: upTo(chest, step), waist: upTo(chest - 14, step) });
const denim = (size: string, more: number) => ({
  size,
  waist: Math.round(Number(size) * 2.54),
  hip: Math.round(Number(size) * 2.54) + more,
});
const foot = (size: string, footLength: number) => ({ size, footLength });

/** Body measurements by size, in centimetres. */
export const sizeCharts: SizeChart[] = [
  {
    id: 'women',
    categories: ['women'],
    rows: [women('XS', 80), women('S', 84), women('M', 88), women('L', 94, 5), women('XL', 100, 6), women('XXL', 107, 6)],
  },
  {
    id: 'women-numeric',
    categories: ['women'],
    rows: ['34', '36', '38', '40', '42', '44', '46'].map((size, at) => women(size, 80 + at * 4)),
  },
  {
    id: 'women-denim',
    categories: ['women-clothing-denim', 'women'],
    rows: ['25', '26', '27', '28', '29', '30', '31', '32', '34'].map((size) => denim(size, 25)),
  },
  {
    id: 'women-shoes',
    categories: ['women-accessories-shoes'],
    rows: ['36', '37', '38', '39', '40', '41'].map((size, at) => foot(size, 23 + at * 0.7)),
  },
  { id: 'men', categories: ['men'], rows: [men('S', 90), men('M', 96), men('L', 102), men('XL', 108), men('XXL', 114)] },
  {
    id: 'men-numeric',
    categories: ['men'],
    rows: ['46', '48', '50', '52', '54', '56'].map((size) => men(size, Number(size) * 2, 3)),
  },
  {
    id: 'men-denim',
    categories: ['men-clothing-denim', 'men'],
    rows: ['28', '29', '30', '31', '32', '33', '34', '36', '38'].map((size) => denim(size, 17)),
  },
  {
    id: 'men-shoes',
    categories: ['men-accessories-shoes'],
    rows: ['40', '41', '42', '43', '44', '45', '46'].map((size, at) => foot(size, 25.6 + at * 0.7)),
  },
  {
    id: 'belts',
    categories: ['women-accessories', 'men-accessories'],
    rows: ['75', '85', '95', '105'].map((size) => ({ size, waist: [Number(size) - 5, Number(size) + 4] as Range })),
  },
];
