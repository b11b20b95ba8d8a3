import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { ContentSnapshot } from '../published/snapshot.ts';

/** What pages are made from: everything in memory, as it is now. */
export type PageShop = { content: ContentSnapshot; catalogue: CatalogueSnapshot; now: Date };
