import type { ModelMeasurements, ProductImages } from '@selvedge/contract/catalogue/assortment.ts';
import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';

export type Names = Readonly<Record<string, string>>;

export type CategoryRow = { id: string; parentId: string | null; position: number; names: Names; listsGiftCards: boolean };
export type AttributeRow = { facet: string; id: string; position: number; names: Names };
export type BadgeRow = { id: string; titles: Names; locations: Readonly<Record<string, unknown>> };
export type LocationRow = { kind: 'warehouse' | 'store'; id: string; name: string; markets: readonly string[] | null };

export type StyleRow = {
  styleNumber: string;
  kind: 'garment' | 'set' | 'giftCard';
  brand: string;
  subBrand: string;
  subGroup: string;
  ediCategory: string;
  ediSubCategory: string;
  categories: readonly string[];
  tags: readonly string[];
  attributes: Readonly<Partial<Record<string, readonly string[]>>>;
  sustainabilityReasons: readonly { id: string; reason: Names; supportText: Names }[];
};

export type VariantRow = {
  ean: string;
  size: { id: string; name: string };
  length: { id: string; name: string } | undefined;
  inDeliveryDateSet: boolean;
  stock: readonly { kind: 'warehouse' | 'store'; id: string; quantity: number }[];
};

export type OptionRow = {
  id: string;
  styleNumber: string;
  colour: string;
  optionId: string;
  position: number;
  colourNames: Names;
  colourFamily: string;
  colourBase: string;
  colourNuance: string;
  pantoneCode: string;
  pantoneHexCode: string;
  newFrom: Date;
  comingSoon: Date | null;
  isPreorder: boolean;
  isNoos: boolean;
  isInDeliverySet: boolean;
  hasEcom: boolean;
  hasRetail: boolean;
  allowInStockNotifications: boolean;
  tags: readonly string[];
  badges: readonly string[];
  callouts: Readonly<Record<string, readonly string[]>>;
  images: ProductImages;
  modelMeasurements: ModelMeasurements | null;
  rank: number;
  /** Read when they are laid out: as objects, those of a large assortment would not fit in memory at once. */
  variants: () => readonly VariantRow[];
  look: readonly string[];
  setOptions: readonly string[];
  /** By market, in whole units of its currency. */
  giftCardAmounts: Readonly<Record<string, readonly number[]>> | undefined;
};

export type StyleTexts = {
  name: string;
  description: string;
  careInstructions: string;
  fabricComposition: string;
  sustainabilityText: string;
  disclaimer: string;
};
export type TextRow = StyleTexts & { styleNumber: string; language: string };
export type PriceHistory = { productId: string; rows: readonly PriceRow[] };

/** Where an assortment is read from: the tables, or the memory of a test. Large parts come a page at a time. */
export type CatalogueSource = {
  /** Changes when anything in it has changed. */
  revision: string;
  categories: readonly CategoryRow[];
  attributes: readonly AttributeRow[];
  badges: readonly BadgeRow[];
  locations: readonly LocationRow[];
  styles(): AsyncIterable<readonly StyleRow[]>;
  options(): AsyncIterable<readonly OptionRow[]>;
  /** In the language, and in English for what it lacks. */
  texts(language: string): AsyncIterable<readonly TextRow[]>;
  prices(market: string): AsyncIterable<readonly PriceHistory[]>;
  /** What visitors of the market look at and buy, as far as they agreed to its being counted. */
  popularity?(market: string): Promise<ReadonlyMap<string, number>>;
};
