import type { Pattern } from '../../../garments/fabric.ts';
import type { FabricId } from '../fabrics.ts';
import type { AlsoId, CutId, NounId } from '../goods-texts/goods-texts.ts';
import type { ColourGroup } from '../palette.ts';
import type { SizeScale } from '../sizes.ts';

export type Occasion = 'work' | 'weekend' | 'occasions' | 'travel';
/** Where it is worn: a look needs one of each. */
export type Slot = 'top' | 'layer' | 'bottom' | 'whole' | 'outer' | 'shoes' | 'extra';

/** A kind of garment that the demo makes many styles of. */
export type Model = {
  cut: string;
  gender: 'women' | 'men';
  /** The category, as a path of demo/src/content/categories.ts. */
  category: string;
  /** How many styles of the whole demo. */
  share: number;
  slot: Slot;
  nouns: readonly NounId[];
  fabrics: readonly FabricId[];
  patterns: readonly Pattern[];
  colours: ColourGroup;
  /** Euros, lowest and highest. */
  price: readonly [number, number];
  sizes: SizeScale;
  fits: readonly string[];
  /** The trade's own words, for partners. */
  edi: readonly [string, string];
  occasions: readonly Occasion[];
  /** The sentences about how it is cut. */
  cutSays: CutId;
  /** The sentences about what else there is to it. */
  also: AlsoId;
};
