import { tables } from '../../pictures/tables.ts';
import type { PictureName } from './pictures.ts';

/** The goods of a picture, in the order in which they lie on its table. Those that a market doesn't sell are left out of it. */
export const pieceRail = (name: PictureName, headline: string) => ({
  _alias: 'productCarousel',
  headline,
  productIds: tables[name]?.pieces.map(({ product }) => product) ?? [],
  arrowsPosition: 'outside',
  displayedProducts: { mobile: 2.2, tablet: 3, desktop: 5 },
});
