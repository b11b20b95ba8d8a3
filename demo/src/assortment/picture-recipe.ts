import type { Pattern, Surface } from '../../garments/fabric.ts';

/** What a picture of the demo is composed from; `ink` is the colour of the pattern, where it has one of its own. */
export type PictureRecipe = {
  cut: string;
  colour: string;
  pattern: Pattern;
  ink?: string;
  /** the cloth's surface, where it is not the cut's usual one */
  surface?: Surface;
  /** soles and lining, where they are not the cut's usual ones */
  secondary?: string;
  /** buttons, thread and metal, where they are not the cut's usual ones */
  third?: string;
  /** in whose outfit it is laid, where its cut does not say so */
  wornBy?: 'women' | 'men';
  /** how long and how wide the style is cut */
  build?: number;
  /** how the piece came to lie; goods that always look the same have none */
  lay?: number;
  /** the colours that lie folded below it, the uppermost first */
  stack?: string;
  /** whether its folded picture comes first */
  isFolded?: boolean;
};
