import type { ModelMeasurements, ProductImages } from '@selvedge/contract/catalogue/assortment.ts';
import type { FitHint } from '@selvedge/contract/catalogue/product.ts';
import type { optionFields, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import type { FieldRow } from './field-columns.ts';

export type Names = Readonly<Record<string, string>>;

export type CategoryRow = { id: string; parentId: string | null; position: number; names: Names; listsGiftCards: boolean };
export type AttributeRow = { facet: string; id: string; position: number; names: Names };
export type BadgeRow = { id: string; titles: Names; locations: Readonly<Record<string, unknown>> };
export type LocationRow = { kind: 'warehouse' | 'store'; id: string; name: string; markets: readonly string[] | null };

export type StyleRow = FieldRow<typeof styleFields> & {
  styleNumber: string;
  /** What those say who sent it back. */
  fitHint?: FitHint | null;
};

export type VariantRow = {
  ean: string;
  size: { id: string; name: string };
  length: { id: string; name: string } | undefined;
  inDeliveryDateSet: boolean;
  stock: readonly { kind: 'warehouse' | 'store'; id: string; quantity: number }[];
};

export type OptionRow = FieldRow<typeof optionFields> & {
  id: string;
  styleNumber: string;
  colour: string;
  optionId: string;
  position: number;
  newFrom: Date;
  images: ProductImages;
  modelMeasurements: ModelMeasurements | null;
  /** Read when they are laid out: as objects, those of a large assortment would not fit in memory at once. */
  variants: () => readonly VariantRow[];
  look: readonly string[];
  setOptions: readonly string[];
  /** By market, in whole units of its currency. */
  giftCardAmounts: Readonly<Record<string, readonly number[]>> | undefined;
};

export type StyleTexts = FieldRow<typeof textFields>;
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
  /** What several visitors of the market searched for and found, the most frequent first. */
  searched?(market: string): Promise<readonly string[]>;
};
