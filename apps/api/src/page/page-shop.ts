import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';

/** What pages are made from: everything in memory, as it is now. */
export type PageShop = { content: ContentSnapshot; catalogue: CatalogueSnapshot; now: Date };
