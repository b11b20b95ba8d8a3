import type { Facet } from '@selvedge/contract/catalogue/facet.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import type { ArrangedCategories } from '../catalogue/arrangement/arranged-categories-of.ts';

type Offered = { arranged: ArrangedCategories; row: PageContent | undefined; totalResults: number; hasClub: boolean };

const chosen = new WeakMap<readonly Facet[], Offered & { facets: Facet[] }>();

/**
 * The facets worth showing: those an editor named, else all; none whose only value everything has. The same object for the same facets:
 * who draws or writes them knows by that what was drawn and written before.
 */
export function offeredFacets(facets: readonly Facet[], offered: Offered): Facet[] {
  const known = chosen.get(facets);
  const names = ['arranged', 'row', 'totalResults', 'hasClub'] as const;
  if (known && names.every((name) => known[name] === offered[name])) return known.facets;
  const made = choose(facets, offered);
  chosen.set(facets, { ...offered, facets: made });
  return made;
}

function choose(all: readonly Facet[], { arranged, row, totalResults, hasClub }: Offered): Facet[] {
  const facets = hasClub ? all : all.filter(({ id }) => id !== 'member');
  const named = row?.facets?.flatMap((id) => facets.filter((facet) => facet.id === id)) ?? facets;
  return named
    .map((facet) => (facet.id === 'category' ? { ...facet, values: categoriesBelow(arranged, facet, row?.categoryId) } : facet))
    .filter(({ values }) => {
      const [first] = values;
      return first !== undefined && (values.length > 1 || first.selected || first.count < totalResults);
    });
}

/**
 * A category's page offers the categories one step below it. A search offers the narrowest ones, with the name of their
 * top category: there is a "Knitwear" for women and one for men.
 */
function categoriesBelow({ categories, names }: ArrangedCategories, { values }: Facet, page: string | undefined): Facet['values'] {
  const parentOf = (id: string) => categories.get(id)?.parentId ?? undefined;
  if (page !== undefined) return values.filter(({ value, selected }) => selected || parentOf(value) === page);
  const parents = new Set([...categories.values()].map(({ parentId }) => parentId));
  return values.flatMap((value) => {
    if (parents.has(value.value) && !value.selected) return [];
    const top = topOf(value.value, parentOf);
    const name = value.label ?? value.value;
    return [{ ...value, label: top === value.value ? name : `${names.get(top) ?? top} · ${name}` }];
  });
}

const deepest = 12;

function topOf(id: string, parentOf: (id: string) => string | undefined): string {
  let top = id;
  for (let step = 0; step < deepest; step++) top = parentOf(top) ?? top;
  return top;
}
