import { PageAlias, pages } from '@selvedge/contract/page.ts';

/** One address for every page alias of the shop. */
export function pagesToVisit(market: string): { alias: PageAlias; url: string }[] {
  const examples: Partial<Record<PageAlias, string>> = {
    contentPage: '/i/about',
    categoryPage: '/women',
    notFoundPage: '/there/is/no/such/page',
    productPage: '/p/a-shirt/10001_white_1',
    productSetPage: '/set/a-suit/20001',
    store: '/stores/a-town',
    storeProductPage: '/stores/a-town/p/10001_white_1',
  };
  return PageAlias.options.map((alias) => ({ alias, url: `/${market}${examples[alias] ?? pages[alias].paths[0] ?? ''}` }));
}
