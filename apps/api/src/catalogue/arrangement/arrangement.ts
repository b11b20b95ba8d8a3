import { type CategorySettings, type CategoryTree, categoryPrefix, categoryTreeDocument } from '@selvedge/contract/catalogue/category.ts';
import {
  redirectsDocument,
  type SearchRedirects,
  type SearchSynonyms,
  synonymsDocument,
} from '@selvedge/contract/catalogue/search-words.ts';

/** What staff have arranged in a market: its categories, and the words of its search. Immutable. */
export type Arrangement = {
  /** Tells arrangements apart: what was answered for one is not the answer for another. */
  key: string;
  tree: CategoryTree | undefined;
  categories: ReadonlyMap<string, CategorySettings>;
  synonyms: SearchSynonyms;
  redirects: SearchRedirects;
};

type Arranged = { [K in Exclude<keyof Arrangement, 'key'>]?: Arrangement[K] | undefined };

let count = 0;

export function arrange({ tree, categories = new Map(), synonyms = [], redirects = [] }: Arranged = {}): Arrangement {
  count += 1;
  return { key: String(count), tree, categories, synonyms, redirects };
}

/** As the assortment brings it. */
export const noArrangement: Arrangement = { ...arrange(), key: '' };

type Documents = ReadonlyMap<string, unknown>;

const known = new WeakMap<Documents, Arrangement>();
const latest = new Map<string, { written: string; arrangement: Arrangement }>();

/** The arrangement that a market's documents hold. They are checked when they are loaded, and are not looked at twice. */
export function arrangementOf(market: { market: { id: string }; documents: Documents } | undefined): Arrangement {
  if (!market) return noArrangement;
  const before = known.get(market.documents);
  if (before) return before;
  const own = [...market.documents].filter(([name]) => isArrangement(name));
  const arrangement = own.length === 0 ? noArrangement : rememberLatest(market.market.id, own);
  known.set(market.documents, arrangement);
  return arrangement;
}

function isArrangement(name: string): boolean {
  return name === categoryTreeDocument || name === synonymsDocument || name === redirectsDocument || name.startsWith(categoryPrefix);
}

/** Every publication reads all documents anew. One that left these alone must not cost the market what it has already worked out. */
function rememberLatest(market: string, own: readonly [string, unknown][]): Arrangement {
  const written = JSON.stringify(own);
  const before = latest.get(market);
  if (before?.written === written) return before.arrangement;
  const documents = new Map(own);
  const arrangement = arrange({
    tree: documents.get(categoryTreeDocument) as CategoryTree | undefined,
    categories: new Map(
      own.flatMap(([name, content]) =>
        name.startsWith(categoryPrefix) ? [[name.slice(categoryPrefix.length), content as CategorySettings]] : [],
      ),
    ),
    synonyms: documents.get(synonymsDocument) as SearchSynonyms | undefined,
    redirects: documents.get(redirectsDocument) as SearchRedirects | undefined,
  });
  latest.set(market, { written, arrangement });
  return arrangement;
}
