import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import { facetIds } from '@selvedge/contract/catalogue/facet-ids.ts';

/** What a shopper has chosen in a listing: everything that its address says. */
export type ListingQuery = {
  q: string;
  facets: Partial<Record<FacetId, readonly string[]>>;
  lowest: number | undefined;
  highest: number | undefined;
  sorting: string;
  /** From 1. */
  page: number;
  /** Only what this store has. */
  storeId?: string;
  /** Keys of what was understood of the words and is not meant: these words are only looked for as they stand. */
  plain?: readonly string[];
};

export const noChoice: ListingQuery = { q: '', facets: {}, lowest: undefined, highest: undefined, sorting: '', page: 1 };

const mostValues = 20;
const longestTerm = 200;

/** Reads an address. What it does not understand it leaves out, so that every address of one listing reads the same. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const facets: Partial<Record<FacetId, readonly string[]>> = {};
  for (const id of facetIds) {
    const values = readValues(params, id);
    if (values.length > 0) facets[id] = values;
  }
  const bounds = [readAmount(params.get('lowerBoundingValue')), readAmount(params.get('upperBoundingValue'))] as const;
  const isTurned = bounds[0] !== undefined && bounds[1] !== undefined && bounds[0] > bounds[1];
  const q = readTerm(params.get('q'));
  const plain = q === '' ? [] : readValues(params, 'plain');
  return {
    q,
    facets,
    lowest: isTurned ? bounds[1] : bounds[0],
    highest: isTurned ? bounds[0] : bounds[1],
    sorting: /^[a-z-]{1,40}$/.exec(params.get('sorting') ?? '')?.[0] ?? '',
    page: Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1),
    ...(isStoreId(params.get('store')) && { storeId: params.get('store')! }),
    ...(plain.length > 0 && { plain }),
  };
}

/** The one spelling of a listing's address. Page 1 is not written. (SRC-001 to SRC-006) */
export function writeListingQuery({ q, facets, lowest, highest, sorting, page, storeId, plain = [] }: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (q !== '') for (const key of plain.toSorted()) params.append('plain', key);
  for (const id of facetIds) for (const value of facets[id]?.toSorted() ?? []) params.append(id, value);
  if (lowest !== undefined) params.set('lowerBoundingValue', String(lowest));
  if (highest !== undefined) params.set('upperBoundingValue', String(highest));
  if (sorting !== '') params.set('sorting', sorting);
  if (storeId !== undefined) params.set('store', storeId);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Chooses a value, or takes the choice back. Another choice is another listing, so it begins at its first page. */
export function toggleValue(query: ListingQuery, id: FacetId, value: string): ListingQuery {
  const before = query.facets[id] ?? [];
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [id]: _, ...others } = query.facets;
  return { ...query, facets: values.length > 0 ? { ...others, [id]: values } : others, page: 1 };
}

/** The same listing with nothing chosen in it but its order. */
export function clearChoices({ q, sorting, plain }: ListingQuery): ListingQuery {
  return { ...noChoice, q, sorting, ...(plain && { plain }) };
}

/** The same search with one thing less understood. */
export function takePlainly(query: ListingQuery, key: string): ListingQuery {
  return { ...query, plain: [...(query.plain ?? []), key], page: 1 };
}

/** How many things were chosen: each value counts, and so does a price. */
export function countChoices({ facets, lowest, highest, storeId }: ListingQuery): number {
  const values = Object.values(facets).reduce((sum, each) => sum + each.length, 0);
  return values + (lowest === undefined && highest === undefined ? 0 : 1) + (storeId === undefined ? 0 : 1);
}

/** Filtered by more than one thing a listing is one of countless many: search engines are not asked to keep it. (RTE-071) */
export function isIndexableListing(query: ListingQuery): boolean {
  return (
    query.q === '' && countChoices(query) <= 1 && query.storeId === undefined && query.lowest === undefined && query.highest === undefined
  );
}

function readValues(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name))].filter(isValue).slice(0, mostValues).sort();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const isValue = (value: string): boolean => value !== '' && value.length <= 100 && !/[\u0000-\u001f\u007f]/.test(value);

const isStoreId = (value: string | null): boolean => value !== null && /^[A-Za-z0-9_-]{1,40}$/.test(value);

function readTerm(given: string | null): string {
  return (given ?? '').trim().slice(0, longestTerm).trim();
}

function readAmount(given: string | null): number | undefined {
  return given !== null && /^\d{1,7}(\.\d{1,3})?$/.test(given) ? Number(given) : undefined;
}
