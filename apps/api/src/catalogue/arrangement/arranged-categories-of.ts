import type { CategorySettings } from '@selvedge/contract/catalogue/category.ts';
import { type ArrangedCategory, arrangeCategories } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { type Cache, createCache } from '../../cache/create-cache.ts';
import { addAll, type Bits, emptyBits, setBit, spanOf } from '../index/bits.ts';
import type { FacetTable } from '../index/facet-table.ts';
import { inLanguage, type LanguageCatalogue, stemsOf } from '../language-catalogue.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { labelsOf, sayName } from '../spoken-texts.ts';
import type { Arrangement } from './arrangement.ts';
import { matchConditions, pickedProducts } from './match-conditions.ts';

/** The categories of a market as its staff have arranged them, with the products of each. */
export type ArrangedCategories = {
  categories: ReadonlyMap<string, ArrangedCategory>;
  /** Which products each category holds; also what shoppers choose from. */
  facet: FacetTable;
  names: ReadonlyMap<string, string>;
  /** The stems of what a category is called, for searches that name one. */
  stems: LanguageCatalogue['categoryStems'];
  /** Categories that hold exactly what staff said. */
  settings: Arrangement['categories'];
};

/** Previews make arrangements by the dozen. */
const maxEntries = 6;
const kept = new WeakMap<MarketCatalogue, Cache<string, ArrangedCategories>>();

/** Worked out once for each arrangement and day: a rule may ask how old a product is. */
export function arrangedCategoriesOf(catalogue: MarketCatalogue, arrangement: Arrangement, now: Date): ArrangedCategories {
  const ofMarket = kept.get(catalogue) ?? createCache<string, ArrangedCategories>({ name: 'arranged-categories', maxEntries });
  kept.set(catalogue, ofMarket);
  const key = arrangement.key === '' ? '' : `${arrangement.key} ${utcDay(now)}`;
  return ofMarket.find(key) ?? ofMarket.keep(key, arrange(catalogue, arrangement, now));
}

function arrange(catalogue: MarketCatalogue, { tree, categories: settings }: Arrangement, now: Date): ArrangedCategories {
  const { structure, language } = catalogue;
  const list = arrangeCategories([...structure.categories.values()], tree);
  const categories = new Map(list.map((category) => [category.id, category]));
  const names = tree
    ? new Map(list.map((category) => [category.id, sayName(catalogue, category.names) ?? category.id]))
    : labelsOf(catalogue).get('category')!;
  const stems = tree
    ? list.map(({ id, names: written }) => ({ id, stems: stemsOf(inLanguage(written, language.language) ?? id, language.language) }))
    : language.categoryStems;
  const isPlain = !tree && settings.size === 0;
  const facet = isPlain ? structure.facets.category : arrangedFacet(catalogue, { list, isMoved: tree !== undefined, settings, now });
  return { categories, facet, names, stems, settings };
}

type Arranged = { list: readonly ArrangedCategory[]; isMoved: boolean; settings: Arrangement['categories']; now: Date };

/** Counted by its sets: columns for a million products would take longer to make than a shop may wait for. */
function arrangedFacet(catalogue: MarketCatalogue, { list, isMoved, settings, now }: Arranged): FacetTable {
  const given = catalogue.structure.facets.category;
  const assigned = isMoved ? assignedSets(catalogue, list) : new Map(given.values.map((id, at) => [id, given.bits[at]!]));
  const found = list.flatMap(({ id }) => {
    const set = ownSet(catalogue, settings.get(id), now) ?? assigned.get(id);
    return set ? [[id, set] as const] : [];
  });
  const bits = found.map(([, set]) => set);
  return {
    id: 'category',
    values: found.map(([id]) => id),
    numberOf: new Map(found.map(([id], at) => [id, at])),
    start: new Uint32Array(1),
    items: new Uint16Array(0),
    ...{ isSingle: false, isOfStyle: false },
    bits,
    spans: bits.map(spanOf),
    ...{ counts: new Uint32Array(bits.length), countedFor: new Int32Array(bits.length) },
  };
}

/** Undefined where the assortment says what a category holds. */
function ownSet(catalogue: MarketCatalogue, settings: CategorySettings | undefined, now: Date): Bits | undefined {
  if (settings?.products.kind === 'rule') return matchConditions(catalogue, settings.products.conditions, now);
  if (settings?.products.kind === 'picked') return pickedProducts(catalogue, settings.products.ids);
  return undefined;
}

/** What the assortment puts into a category, and into those that staff have put below it. */
function assignedSets({ structure }: MarketCatalogue, list: readonly ArrangedCategory[]): Map<string, Bits> {
  const sets = new Map(list.map(({ id }) => [id, emptyBits(structure.count)]));
  for (const { categories, products } of structure.styles) {
    for (const id of categories) {
      const set = sets.get(id);
      if (set) for (const product of products) setBit(set, product);
    }
  }
  // Children come after their parents in the list, so from its end every set is whole before it is handed up.
  for (const { id, parentId } of list.toReversed()) if (parentId !== null) addAll(sets.get(parentId)!, sets.get(id)!);
  return sets;
}
