import type { Facet, FacetId } from '@selvedge/contract/catalogue/facet.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { ofPieces, type PieceFacet } from '../index/piece-masks.ts';
import { labelsOf } from '../spoken-texts.ts';
import type { EngineRow } from './engine-client.ts';
import { type EngineMarket, fitting } from './engine-market.ts';
import { flagFacets, type SearchPlan } from './plan-search.ts';
import { type Counted, countStatement, groupsStatement } from './search-statements.ts';
import { allOf, type SetExpression } from './set-expression.ts';

type Statement = (table: string) => string;
type Count = { statements: Statement[]; read: (rows: readonly EngineRow[][]) => ReadonlyMap<string, number> };

/** One statement for each facet, as if nothing were chosen in it; the answers come in the order of the statements. */
export function countFacets(market: EngineMarket, request: SearchRequest, plan: SearchPlan) {
  const facets = plan.facets.filter(({ id }) => valuesOf(market, plan, id).length > 0);
  const counts = facets.map(({ id }) => countFacet(market, plan, { id, counted: countedOf(request) }));
  const labels = labelsOf(market.catalogue);
  return {
    statements: counts.flatMap(({ statements }) => statements),
    show(rows: readonly EngineRow[][]): Facet[] {
      let at = 0;
      return facets.flatMap(({ id }, index) => {
        const { statements, read } = counts[index]!;
        const found = read(rows.slice(at, at + statements.length));
        at += statements.length;
        const selected = new Set((request.facets ?? []).flatMap((each) => (each.id === id ? each.values : [])));
        const values = valuesOf(market, plan, id).flatMap((value) => {
          const count = found.get(value) ?? 0;
          if (count === 0 && !selected.has(value)) return [];
          const label = id === 'category' ? plan.arranged.names.get(value) : labels.get(id)?.get(value);
          return [{ value, count, selected: selected.has(value), ...(label !== undefined && { label }) }];
        });
        return values.length > 0 ? [{ id, values }] : [];
      });
    },
  };
}

function valuesOf({ catalogue: { structure, supply } }: EngineMarket, { arranged }: SearchPlan, id: FacetId): readonly string[] {
  if (id === 'category') return arranged.sets ? [...arranged.sets.keys()] : structure.facets.category.values;
  if ((flagFacets as readonly string[]).includes(id)) return ['true'];
  if (id === 'size' || id === 'length' || id === 'availability') return supply.facets[id].values;
  return structure.facets[id as keyof typeof structure.facets].values;
}

/** Numbers are of what a page shows. */
export function countedOf({ onePerStyle }: SearchRequest): Counted {
  return onePerStyle ? 'styles' : 'products';
}

/** Every product is of one brand, which is counted anyway: the sum over all brands costs no walk of its own. */
export function totalStatement(market: EngineMarket, plan: SearchPlan, counted: Counted): Statement {
  const { column, values } = columnOf(market, 'brand');
  return (table) => groupsStatement(table, plan.matches, { column, values, counted, columns: besideOf(plan, plan.matches) });
}

const freshName = 'fresh';

/** Whether something is new is computed on the walk that counts what was found, and grouped there: counted by itself it would be a walk of its own. */
function besideOf({ flags: [fresh], matches, alone }: SearchPlan, over: SetExpression): string[] {
  if (over !== matches || alone.has('new') || fresh?.kind !== 'range') return [];
  return [`INTERVAL(${fresh.column},${fresh.from},${Number(fresh.to) + 1}) AS ${freshName}`];
}

function countFacet(market: EngineMarket, plan: SearchPlan, { id, counted }: { id: FacetId; counted: Counted }): Count {
  const eachValue = (sets: readonly (readonly [string, SetExpression])[]) => countEach(sets, counted);
  const isOfPieces = (ofPieces as readonly string[]).includes(id);
  const rest = isOfPieces ? plan.alone : plan.together;
  const over = plan.alone.has(id)
    ? allOf([plan.base, ...[...rest].flatMap(([each, set]) => (each === id ? [] : [set])), plan.price])
    : plan.matches;
  const columns = besideOf(plan, over);
  if (id === 'new' && columns.length > 0)
    return {
      statements: [(table) => groupsStatement(table, over, { column: freshName, values: 3, counted, columns })],
      read: ([rows]) => new Map([['true', Number(rows?.find(({ value }) => Number(value) === 1)?.n ?? 0)]]),
    };
  const flag = (flagFacets as readonly string[]).indexOf(id);
  if (flag >= 0) return countFlag(market, plan.flags[flag]!, { over, counted, columns });
  if (isOfPieces && plan.choice.isBeside(id as PieceFacet)) {
    const others = [{ ...plan.choice.chosen, [id]: new Set<string>() }, plan.choice.bounds];
    const ofValue = (value: string) => ({
      size: new Set<string>(),
      length: new Set<string>(),
      availability: new Set<string>(),
      [id]: new Set([value]),
    });
    return eachValue(
      valuesOf(market, plan, id).map((value) => [value, allOf([over, fitting(market, [...others, ofValue(value)], plan.choice.storeId)])]),
    );
  }
  if (id === 'category' && plan.arranged.sets) return eachValue([...plan.arranged.sets].map(([value, set]) => [value, allOf([over, set])]));
  const { column, values, named } = columnOf(market, id);
  return {
    statements: [(table) => groupsStatement(table, over, { column, values, counted, columns })],
    read: ([rows]) =>
      new Map(
        (rows ?? []).flatMap(({ value, n }) => {
          const own = named(Number(value));
          return own === undefined ? [] : [[own, Number(n)] as const];
        }),
      ),
  };
}

type FlagOver = { over: SetExpression; counted: Counted; columns: readonly string[] };

/** Where a market is one value of a column, the values of all markets are counted on the same walk as the other facets. */
function countFlag({ contents }: EngineMarket, set: SetExpression, { over, counted, columns: beside }: FlagOver): Count {
  if (set.kind !== 'values' || set.values.length !== 1 || !ofMarkets.has(set.column))
    return countEach([['true', allOf([over, set])]], counted);
  const { column, values } = set;
  return {
    statements: [(table) => groupsStatement(table, over, { column, values: contents.markets.size, counted, columns: beside })],
    read: ([rows]) => new Map([['true', Number(rows?.find(({ value }) => Number(value) === values[0])?.n ?? 0)]]),
  };
}

const ofMarkets: ReadonlySet<string> = new Set(['marked', 'pays_less']);

function countEach(sets: readonly (readonly [string, SetExpression])[], counted: Counted): Count {
  return {
    statements: sets.map(
      ([, set]) =>
        (table) =>
          countStatement(table, set, counted),
    ),
    read: (rows) => new Map(sets.map(([value], at) => [value, Number(rows[at]?.[0]?.n ?? 0)])),
  };
}

type Column = { column: string; values: number; named: (number: number) => string | undefined };

function columnOf({ place, contents }: EngineMarket, id: FacetId): Column {
  if (id === 'availability')
    return { column: `availability_${place.supply}`, values: 2, named: (number) => ['online', 'store'][number - 1] };
  const kind = id as 'category' | 'colour' | 'brand' | 'fit' | 'material' | 'sustainability' | 'size' | 'length';
  // Values were numbered from 1 in the order in which they stand.
  const values = [...contents.vocabulary.values[kind].keys()];
  const column = kind === 'size' || kind === 'length' ? `${kind}_${place.supply}` : kind;
  return { column, values: Math.max(1, values.length), named: (number) => values[number - 1] };
}
