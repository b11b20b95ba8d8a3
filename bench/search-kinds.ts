import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { materials, nouns } from './search-source.ts';

const sortings = ['relevance', 'newest', 'price-ascending', 'price-descending', 'discount', 'name'] as const;
const colours = ['black', 'grey', 'navy', 'green', 'red'];
const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
/** Whole amounts, which are other sets of products each; with pence once all of them have been asked for. */
const range = (n: number) => ({
  priceRange: { lowerBoundingValue: 20 + (n % 61), upperBoundingValue: 250 + ((n * 7) % 167) + Math.floor(n / 10_187) / 100 },
});
const text = (n: number) => `${at(materials, n)} ${at(nouns, Math.floor(n / 10))}`;

/** Listings and searches of the synthetic assortment. No two of a kind are the same set, so that nothing has been counted or answered already. */
export const searchKinds = {
  'a listing': (n) => ({ size: 24, category: n % 2 ? 'women' : 'men', sorting: at(sortings, n), ...range(n) }),
  'a narrow listing': (n) => ({ size: 24, category: `women-${at(nouns, n)}`, sorting: at(sortings, n), ...range(n) }),
  'a filtered listing': (n) => ({
    ...{ size: 24, category: n % 2 ? 'women' : 'men', sorting: at(sortings, n), ...range(n) },
    facets: [
      { id: 'material', values: [at(materials, n), at(materials, n + 3)] },
      { id: 'colour', values: [at(colours, n)] },
    ],
  }),
  /** A full page of tiles also among a thousand products, where two filters leave eight. */
  'a wide filtered listing': (n) => ({
    ...{ size: 24, category: n % 2 ? 'women' : 'men', sorting: at(sortings, n), ...range(n) },
    facets: [
      { id: 'material', values: [0, 1, 3, 4, 6, 8].map((next) => at(materials, n + next)) },
      { id: 'colour', values: colours.filter((_, of) => of !== n % colours.length) },
    ],
  }),
  'a size and a colour': (n) => ({
    ...{ size: 24, category: n % 2 ? 'women' : 'men', ...range(n) },
    facets: [
      { id: 'size', values: [at(['S', 'M', 'L'], n)] },
      { id: 'colour', values: [at(colours, n)] },
    ],
  }),
  'a search': (n) => ({ size: 24, searchTerms: text(n), sorting: at(sortings, n), ...range(n) }),
  'a wide search': (n) => ({ size: 24, searchTerms: at(materials, n), sorting: at(sortings, n), ...range(n) }),
  'a search by style': (n) => ({ size: 60, searchTerms: text(n), onePerStyle: true, ...range(n) }),
  'a wide search by style': (n) => ({ size: 60, searchTerms: at(materials, n), onePerStyle: true, ...range(n) }),
  'a misspelt search': (n) => ({
    ...{ size: 24, searchTerms: `${at(['coton', 'lether', 'cashmre', 'corduory'], n)} ${at(nouns, n)}` },
    ...range(n),
  }),
} satisfies Readonly<Record<string, (n: number) => SearchRequest>>;
