import type { OptionRow, PriceHistory, StyleRow, TextRow } from '../catalogue-source.ts';

/** Some products as they are now, to be put into an assortment that is held already. */
export type CataloguePatch = {
  revision: string;
  /** What is asked about. Those that have no row have left the assortment. */
  products: readonly string[];
  options: readonly OptionRow[];
  styles: readonly StyleRow[];
  /** Of the styles, in every language. */
  texts: readonly TextRow[];
  /** Of the products, by market. */
  prices: ReadonlyMap<string, readonly PriceHistory[]>;
};
