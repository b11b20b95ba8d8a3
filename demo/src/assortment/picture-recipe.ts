import type { Pattern } from '../../garments/fabric.ts';

/** What a picture of the demo is composed from; `ink` is the colour of the pattern, where it has one of its own. */
export type PictureRecipe = { cut: string; colour: string; pattern: Pattern; ink?: string };
