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
/** A shoe of the United States counts from another last than a British one: two further for women, one for men. */
const foot = (size: string, uk: number, { footLength, toUs }: { footLength: number; toUs: number }) => ({
  ...{ size, uk: String(uk), us: String(uk + toUs) },
  footLength,
});

/** The number of a glove is the inches around the hand, the thumb left out. */
const hand = (size: string) => ({ size, hand: Math.round(Number(size) * 2.54) });

/** What dresses and trousers that a German 38 fits are called elsewhere. */
const womenElsewhere = (size: string) => ({
  uk: String(Number(size) - 26),
  us: String(Number(size) - 30),
  fr: String(Number(size) + 2),
  it: String(Number(size) + 6),
});
const menElsewhere = (size: string) => ({ uk: String(Number(size) - 10), us: String(Number(size) - 10) });

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
    rows: ['34', '36', '38', '40', '42', '44', '46'].map((size, at) => ({ ...women(size, 80 + at * 4), ...womenElsewhere(size) })),
  },
  {
    id: 'women-denim',
    categories: ['women-clothing-denim', 'women'],
    rows: ['25', '26', '27', '28', '29', '30', '31', '32', '34'].map((size) => denim(size, 25)),
  },
  {
    id: 'women-shoes',
    categories: ['women-accessories-shoes'],
    rows: [3.5, 4, 5, 6, 6.5, 7.5].map((uk, at) => foot(String(36 + at), uk, { footLength: 23 + at * 0.7, toUs: 2 })),
  },
  { id: 'women-gloves', categories: ['women-accessories-hats-gloves'], rows: ['6', '7', '8'].map(hand) },
  { id: 'men', categories: ['men'], rows: [men('S', 90), men('M', 96), men('L', 102), men('XL', 108), men('XXL', 114)] },
  {
    id: 'men-numeric',
    categories: ['men'],
    rows: ['46', '48', '50', '52', '54', '56'].map((size) => ({ ...men(size, Number(size) * 2, 3), ...menElsewhere(size) })),
  },
  {
    id: 'men-denim',
    categories: ['men-clothing-denim', 'men'],
    rows: ['28', '29', '30', '31', '32', '33', '34', '36', '38'].map((size) => denim(size, 17)),
  },
  {
    id: 'men-shoes',
    categories: ['men-accessories-shoes'],
    rows: [6.5, 7, 8, 9, 9.5, 10.5, 11].map((uk, at) => foot(String(40 + at), uk, { footLength: 25.6 + at * 0.7, toUs: 1 })),
  },
  { id: 'men-gloves', categories: ['men-accessories-hats-gloves'], rows: ['8', '9', '10', '11'].map(hand) },
  {
    id: 'belts',
    categories: ['women-accessories', 'men-accessories'],
    rows: ['75', '85', '95', '105'].map((size) => ({ size, waist: [Number(size) - 5, Number(size) + 4] as Range })),
  },
];
