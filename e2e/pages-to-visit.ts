import { PageAlias, pages } from '@selvedge/contract/page.ts';

const directions = { ltr: 'en-MT', rtl: 'ar-AE' } as const;
const corners = [390, 820, 1440].flatMap((width) => (['ltr', 'rtl'] as const).map((direction) => ({ width, direction })));
const examples: Partial<Record<PageAlias, string>> = {
  contentPage: '/i/about',
  categoryPage: '/women',
  notFoundPage: '/there/is/no/such/page',
  productPage: '/p/a-shirt/10001_white_1',
  productSetPage: '/set/a-suit/20001',
  store: '/stores/a-town',
  storeProductPage: '/stores/a-town/p/10001_white_1',
};

/** One address for every page alias of the shop. */
export function pagesToVisit(market: string): { alias: PageAlias; url: string }[] {
  return PageAlias.options.map((alias) => ({ alias, url: addressOf(alias, market) }));
}

export type PageVisit = { alias: PageAlias; url: string; width: number; direction: 'ltr' | 'rtl' };

/**
 * Every page in one corner of widths and directions: the pages of one layout share their frame, and go through the corners in
 * turn; `turn` (E2E_ROTATION) moves all of them on. The whole, `npm test -- all`, is every page in every corner.
 */
export function pageVisits({ isWhole, turn }: { isWhole: boolean; turn: number }): PageVisit[] {
  const met = new Map<string, number>();
  return PageAlias.options.flatMap((alias) => {
    const nth = met.get(pages[alias].layout) ?? 0;
    met.set(pages[alias].layout, nth + 1);
    const chosen = isWhole ? corners : [corners[(nth + turn) % corners.length]!];
    return chosen.map((corner) => ({ alias, url: addressOf(alias, directions[corner.direction]), ...corner }));
  });
}

function addressOf(alias: PageAlias, market: string): string {
  return `/${market}${examples[alias] ?? pages[alias].paths[0] ?? ''}`;
}
