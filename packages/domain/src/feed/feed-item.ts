import type { SizeSystem } from '@selvedge/contract/studio/feeds.ts';

/** What a feed says of one size of a product: the same whoever reads it. */
export type FeedItem = {
  id: string;
  productId: string;
  /** The style: its colours and sizes are one thing in several forms. */
  groupId: string;
  title: string;
  description: string;
  /** With the size chosen. */
  link: string;
  canonicalLink: string;
  pictures: readonly string[];
  availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** From when on it is sent; of a pre-order only. */
  availableFrom?: string | undefined;
  currency: string;
  /** In digits, with the decimals of the currency. */
  price: string;
  salePrice?: string | undefined;
  /** Only a sale whose end is known says when it is. */
  saleFrom?: string | undefined;
  saleTo?: string | undefined;
  /** Of what is sold by measure, where the law asks for its unit price: `150ml` and `1l`. */
  measure?: string | undefined;
  baseMeasure?: string | undefined;
  brand: string;
  gtin: string;
  mpn: string;
  colour: string;
  size: string;
  sizeSystem: SizeSystem;
  gender: 'female' | 'male' | 'unisex';
  ageGroup: 'adult' | 'kids' | 'infant';
  material: string;
  /** Names of categories, the widest first. */
  productType: readonly string[];
  googleCategory: number | string;
  shipping: readonly { country: string; service: string; price: string }[];
  /** What may not go back has a policy of its own. */
  returnLabel: 'standard' | 'final_sale';
  isBundle: boolean;
  isAdult: boolean;
};
