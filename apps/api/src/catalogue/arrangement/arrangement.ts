import { type CategorySettings, type CategoryTree, categoryPrefix, categoryTreeDocument } from '@selvedge/contract/catalogue/category.ts';
import {
  redirectsDocument,
  type SearchRedirects,
  type SearchSynonyms,
  synonymsDocument,
} from '@selvedge/contract/catalogue/search-words.ts';
import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';

/** What a market has for members of the club: prices of their own, and so many hours before everybody else. */
export type MemberTerms = Pick<FeatureToggles, 'memberPrice' | 'earlyAccessHours'>;

/** What staff have arranged in a market: its categories, the words of its search, and what is for members. Immutable. */
export type Arrangement = {
  /** Tells arrangements apart: what was answered for one is not the answer for another. */
  key: string;
  tree: CategoryTree | undefined;
  categories: ReadonlyMap<string, CategorySettings>;
  synonyms: SearchSynonyms;
  redirects: SearchRedirects;
  members: MemberTerms;
};

type Arranged = { [K in Exclude<keyof Arrangement, 'key'>]?: Arrangement[K] | undefined };

let count = 0;

const plainTerms: MemberTerms = { memberPrice: true, earlyAccessHours: 0 };

export function arrange({ tree, categories = new Map(), synonyms = [], redirects = [], members = plainTerms }: Arranged = {}): Arrangement {
  count += 1;
  return { key: String(count), tree, categories, synonyms, redirects, members };
}

/** As the assortment brings it. */
export const noArrangement: Arrangement = { ...arrange(), key: '' };

/** `names` where documents are only read when somebody looks at them. */
type Documents = ReadonlyMap<string, unknown> & { names?: readonly string[] };

type Arrangeable = { market: { id: string }; documents: Documents; featureToggles?: MemberTerms };

const known = new WeakMap<Arrangeable, Arrangement>();
const latest = new Map<string, { written: string; arrangement: Arrangement }>();

/** The arrangement that a market's documents and flags hold. They are checked when they are loaded, and are not looked at twice. */
export function arrangementOf(market: Arrangeable | undefined): Arrangement {
  if (!market) return noArrangement;
  const before = known.get(market);
  if (before) return before;
  const { documents } = market;
  const own = [...(documents.names ?? documents.keys())].filter(isArrangement).flatMap((name): [string, unknown][] => {
    const content = documents.get(name);
    return content === undefined ? [] : [[name, content]];
  });
  const members = termsOf(market);
  const arrangement = own.length === 0 && members === plainTerms ? noArrangement : rememberLatest(market.market.id, { own, members });
  known.set(market, arrangement);
  return arrangement;
}

function termsOf({ featureToggles = plainTerms }: Arrangeable): MemberTerms {
  const { memberPrice, earlyAccessHours } = featureToggles;
  return memberPrice && earlyAccessHours === 0 ? plainTerms : { memberPrice, earlyAccessHours };
}

function isArrangement(name: string): boolean {
  return name === categoryTreeDocument || name === synonymsDocument || name === redirectsDocument || name.startsWith(categoryPrefix);
}

/** Every publication reads all documents anew. One that left these alone must not cost the market what it has already worked out. */
function rememberLatest(market: string, { own, members }: { own: readonly [string, unknown][]; members: MemberTerms }): Arrangement {
  const written = JSON.stringify([own, members]);
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
    members,
  });
  latest.set(market, { written, arrangement });
  return arrangement;
}
