import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import type { ProductAddresses } from '../catalogue/product-addresses.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { StockChanges } from '../stock/stock-changes.ts';
import type { StorePlaces } from '../store/store-places.ts';

/** What pages are made from: everything in memory, as it is now. */
export type PageShop = {
  content: ContentSnapshot;
  catalogue: CatalogueSnapshot;
  /** Left out: as it was when the assortment was read. */
  stock?: StockChanges | undefined;
  now: Date;
  /** Left out: of a product only the markets whose goods are laid out are known. */
  productAddresses?: ProductAddresses | undefined;
  /** Whether a product that is not there was once; left out, nobody knows. */
  wasSold?: ((id: string) => Promise<boolean>) | undefined;
  /** Left out: no town is known but those of the stores themselves. */
  storePlaces?: StorePlaces | undefined;
  /** Where maps get pictures of streets; left out, they show outlines of the land alone. */
  mapTiles?: string | undefined;
};
