import type { audienceOf } from '@selvedge/domain/feed/audience-of.ts';
import type { AttributeRow, BadgeRow, CategoryRow, LocationRow, OptionRow, StyleRow } from './catalogue-source.ts';
import type { Bits } from './index/bits.ts';
import type { FacetTable } from './index/facet-table.ts';

export type Style = StyleRow & {
  /** The numbers of its products, in the order of its colours. */
  products: readonly number[];
  /** Every category it belongs to, the widest first. */
  allCategories: readonly string[];
};

/** A colour option without what is kept in columns. */
export type Option = Omit<OptionRow, 'variants' | 'newFrom' | 'comingSoon' | 'rank' | 'giftCardAmounts'>;

/** Sizes, lengths and bar codes of all variants in columns: a million objects would cost the memory of a small machine. */
export type VariantColumns = {
  /** The variants of product `n` are `start[n]` to `start[n + 1]`. */
  start: Uint32Array;
  size: Uint16Array;
  /** Into `lengths`; `noLength` where there is none. */
  length: Uint16Array;
  ean: Float64Array;
  eanDigits: Uint8Array;
  inDeliveryDateSet: Uint8Array;
  sizes: readonly { id: string; name: string }[];
  lengths: readonly { id: string; name: string }[];
  /** Variants in the order of their bar codes. */
  byEan: Uint32Array;
  /** The stock of variant `n` is `stockStart[n]` to `stockStart[n + 1]`. */
  stockStart: Uint32Array;
  /** Into `locations`. */
  stockLocation: Uint16Array;
  stockQuantity: Uint16Array;
  locations: readonly LocationRow[];
};

/** For whom something is made. */
export type Audience = ReturnType<typeof audienceOf>;

/** Which garments can stand in for each other, in columns by style. */
export type Kinds = {
  /** For whom it is made, into `audiences`. */
  audience: Uint16Array;
  audiences: readonly Audience[];
  /** `noKind` where nobody says; otherwise into `products`. */
  kind: Uint32Array;
  /** The products of each garment for each audience. */
  products: readonly (readonly number[])[];
};

/** What is the same in every market and language. Immutable; a change makes a new one. */
export type Structure = {
  revision: string;
  /** How many products there are; they are numbered from 0, products of one category next to each other. */
  count: number;
  ids: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  /** Products that left since it was read. Nothing leads to them; they keep their numbers in case they come back. */
  gone: ReadonlyMap<string, number>;
  options: readonly Option[];
  styles: readonly Style[];
  styleOf: Uint32Array;
  styleNumberOf: ReadonlyMap<string, number>;
  /** Moments in milliseconds; 0 where there is none. */
  newFrom: Float64Array;
  comingSoon: Float64Array;
  rank: Int32Array;
  variants: VariantColumns;
  isOnline: Bits;
  isInStores: Bits;
  /** Few, so they are a list. */
  giftCards: readonly number[];
  giftCardAmounts: ReadonlyMap<number, Readonly<Record<string, readonly number[]>>>;
  facets: Readonly<Record<'category' | 'colour' | 'brand' | 'fit' | 'material' | 'sustainability', FacetTable>>;
  tags: ReadonlyMap<string, Uint32Array>;
  kinds: Kinds;
  /** Every format that a picture of some product has. */
  imageFormats: ReadonlySet<string>;
  categories: ReadonlyMap<string, CategoryRow>;
  attributes: readonly AttributeRow[];
  badges: ReadonlyMap<string, BadgeRow>;
};

export const noLength = 0xffff;
