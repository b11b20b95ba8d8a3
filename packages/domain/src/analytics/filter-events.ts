import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';

type Chosen = Pick<SearchRequest, 'facets' | 'priceRange' | 'sorting'>;

/** What was chosen in a listing since the last answer. Taking a choice back is no use of a filter. */
export function filterEvents(before: Chosen, after: Chosen): AnalyticsEvent[] {
  const known = new Set(choicesOf(before).map(nameOf));
  return choicesOf(after)
    .filter((choice) => !known.has(nameOf(choice)))
    .map(({ facet, option }) => ({ name: 'filter', facet, option }));
}

type Choice = { facet: string; option: string };

const nameOf = ({ facet, option }: Choice) => `${facet} ${option}`;

function choicesOf({ facets, priceRange, sorting }: Chosen): Choice[] {
  const { lowerBoundingValue = '', upperBoundingValue = '' } = priceRange ?? {};
  const range = `${lowerBoundingValue}-${upperBoundingValue}`;
  return [
    ...(facets ?? []).flatMap(({ id, values }) => values.map((option) => ({ facet: id, option }))),
    ...(range === '-' ? [] : [{ facet: 'price', option: range }]),
    ...(sorting ? [{ facet: 'sorting', option: sorting }] : []),
  ];
}
