import type { PageAlias } from '@selvedge/contract/page.ts';

const pages: ReadonlySet<PageAlias> = new Set<PageAlias>(['homePage', 'categoryPage', 'retailStores', 'store']);

/** CMS-004 fixed widgets stand on home, listings and stores, whatever else a page holds. */
export function showsFixedWidgets(alias: PageAlias): boolean {
  return pages.has(alias);
}
