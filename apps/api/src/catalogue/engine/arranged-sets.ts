import type { CategoryCondition, CategorySettings } from '@selvedge/contract/catalogue/category.ts';
import { arrangeCategories } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { inLanguage, type LanguageCatalogue, stemsOf } from '../language-catalogue.ts';
import { labelsOf, sayName } from '../spoken-texts.ts';
import { type EngineMarket, fresh, markedDown, numberOf, ofFacet, sold, tagged } from './engine-market.ts';
import { documentId } from './product-numbers.ts';
import { allOf, anyOf, everything, having, noneOf, nothing, type SetExpression, within } from './set-expression.ts';

/** The categories of a market as its staff have arranged them; `arrangement/arranged-categories-of.ts` is the same over bits. */
export type ArrangedSets = {
  /** Undefined where no category is what the assortment alone says, so that all are counted at once. */
  sets: ReadonlyMap<string, SetExpression> | undefined;
  setOf(id: string): SetExpression;
  names: ReadonlyMap<string, string>;
  /** The stems of what a category is called, for searches that name one. */
  stems: LanguageCatalogue['categoryStems'];
};

export function arrangedSets(market: EngineMarket, { tree, categories: settings }: Arrangement, now: Date): ArrangedSets {
  const ofAssortment = (id: string) => having('category', [numberOf(market, 'category', id)]);
  const own = { names: labelsOf(market.catalogue).get('category') ?? new Map(), stems: market.catalogue.language.categoryStems };
  if (!tree && settings.size === 0) return { ...own, sets: undefined, setOf: ofAssortment };
  const list = arrangeCategories([...market.catalogue.structure.categories.values()], tree);
  const known = market.contents.vocabulary.values.category;
  const assigned = tree ? assignedSets(market, list) : new Map([...known.keys()].map((id) => [id, ofAssortment(id)]));
  const sets = new Map(
    list.flatMap(({ id }) => {
      const set = ownSet(market, settings.get(id), now) ?? assigned.get(id);
      return set ? [[id, set] as const] : [];
    }),
  );
  const setOf = (id: string) => sets.get(id) ?? nothing;
  if (!tree) return { ...own, sets, setOf };
  const { language } = market.catalogue.language;
  return {
    ...{ sets, setOf },
    names: new Map(list.map(({ id, names }) => [id, sayName(market.catalogue, names) ?? id])),
    stems: list.map(({ id, names }) => ({ id, stems: stemsOf(inLanguage(names, language) ?? id, language) })),
  };
}

function ownSet(market: EngineMarket, settings: CategorySettings | undefined, now: Date): SetExpression | undefined {
  if (settings?.products.kind === 'rule') return allOf(settings.products.conditions.map((condition) => meets(market, condition, now)));
  if (settings?.products.kind === 'picked') return having('id', settings.products.ids.map(documentId));
  return undefined;
}

function assignedSets(market: EngineMarket, list: readonly { id: string; parentId: string | null }[]): Map<string, SetExpression> {
  const numbers = new Map(list.map(({ id }) => [id, [numberOf(market, 'category', id)]]));
  // Children come after their parents in the list.
  for (const { id, parentId } of list.toReversed()) if (parentId !== null) numbers.get(parentId)?.push(...numbers.get(id)!);
  return new Map([...numbers].map(([id, values]) => [id, having('assigned', [...new Set(values)])]));
}

function meets(market: EngineMarket, condition: CategoryCondition, now: Date): SetExpression {
  const combine = (is: 'any' | 'all' | 'none', sets: readonly SetExpression[]) =>
    is === 'all' ? allOf(sets) : is === 'any' ? anyOf(sets) : noneOf(anyOf(sets));
  const { market: settings } = market.catalogue;
  switch (condition.field) {
    case 'tag':
      return combine(
        condition.is,
        condition.values.map((tag) => tagged(market, [tag])),
      );
    case 'facet':
      return combine(
        condition.is,
        condition.values.map((value) => ofFacet(market, condition.facet, [value])),
      );
    case 'price': {
      const to = condition.to === undefined ? 2 ** 52 : nearestMinor(condition.to, settings.currency);
      return allOf([sold(market), within(`price_${market.place.market}`, nearestMinor(condition.from ?? 0, settings.currency), to)]);
    }
    case 'since':
      return within(
        'new_from',
        condition.from === undefined ? -(2 ** 52) : Date.parse(condition.from),
        condition.to === undefined ? 2 ** 52 : Date.parse(condition.to) + dayMs - 1,
      );
    case 'new':
      return fresh({ days: condition.days, now });
    case 'sale':
      return condition.is ? markedDown(market) : noneOf(markedDown(market));
    case 'stock': {
      const there = ofFacet(market, 'availability', ['online']);
      return condition.is ? there : noneOf(there);
    }
    default:
      return everything;
  }
}
