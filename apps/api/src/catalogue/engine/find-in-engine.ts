import type { Facet, FacetId } from '@selvedge/contract/catalogue/facet.ts';
import { type SearchRequest, type Sorting, sortings } from '@selvedge/contract/catalogue/search.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { priceFilter } from '@selvedge/domain/catalogue/price-filter.ts';
import { searchWindow } from '@selvedge/domain/catalogue/search-window.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { arrangedRequest } from '../arrangement/arranged-request.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { ofPieces, type PieceFacet } from '../index/piece-masks.ts';
import { daysTreatedAsNew } from '../market-catalogue.ts';
import type { Found } from '../search-port.ts';
import { labelsOf } from '../spoken-texts.ts';
import { piecesOf } from '../understand/read-query.ts';
import { type ArrangedSets, arrangedSets } from './arranged-sets.ts';
import { readBase } from './base-set.ts';
import type { EngineClient, EngineRow } from './engine-client.ts';
import { type AskEngine, type KnownFacts, readWithFacts } from './engine-facts.ts';
import { type EngineMarket, fitting, fresh, inStore, markedDown, ofFacet, type PieceChoice, pieceChoice, priced } from './engine-market.ts';
import { marketWithFacts } from './market-with-facts.ts';
import { documentId } from './product-numbers.ts';
import type { TermsReading } from './read-terms.ts';
import { countStatement, groupsStatement, mostOrdered, pageStatement, priceStatements } from './search-statements.ts';
import { allOf, anyOf, having, noneOf, type SetExpression, within } from './set-expression.ts';

export type EngineSource = { client: Pick<EngineClient, 'ask'>; ask: AskEngine; known: KnownFacts; table: string };
export type FoundInEngine = Omit<Found, 'categories' | 'redirect' | 'reading' | 'completions'> & {
  reading: TermsReading | undefined;
  /** The set that was found. */
  matches: SetExpression;
};

type Asked = { now: Date; arrangement: Arrangement };

/** SRC-053 a listing or a search over one market of the engine; `find-products.ts` is the same over an index in memory. */
export async function findInEngine(source: EngineSource, market: EngineMarket, given: SearchRequest, at: Asked): Promise<FoundInEngine> {
  const request = arrangedRequest(given, at.arrangement);
  const plan = await planSearch(source, market, request, at);
  const { statements, show } = countFacets(market, request, plan);
  const page = pagesOf(market, request, plan);
  const pinned = page.pinned.length > 0 ? await findPinned(source, plan, page.pinned) : [];
  const { from, size } = searchWindow(request);
  const head = pinned.slice(from, from + size);
  const rest =
    pinned.length > 0
      ? allOf([
          plan.matches,
          noneOf(
            having(
              'id',
              pinned.map(({ id }) => id),
            ),
          ),
        ])
      : plan.matches;
  const tailFrom = Math.max(0, from - pinned.length);
  const tailSize = size - head.length;
  const isReached = tailSize > 0 && tailFrom < mostOrdered;
  const asked: Asks = {
    total: [countStatement(source.table, plan.matches)],
    prices: priceStatements(source.table, plan.withoutPrice, `price_${market.place.market}`),
    page: isReached ? [pageStatement(source.table, rest, { ...page, from: tailFrom, size: tailSize })] : [],
    facets: statements.map((each) => each(source.table)),
  };
  const answers = await askTogether(source.client, asked);
  return {
    ids: [...head, ...(answers.page[0] ?? [])].map(({ product }) => String(product)),
    totalResults: Number(answers.total[0]![0]?.n ?? 0),
    startingFrom: from,
    facets: show(answers.facets),
    ...showPrices(market, request, answers.prices),
    reading: plan.reading,
    matches: plan.matches,
  };
}

type Asks = Readonly<Record<'total' | 'prices' | 'page' | 'facets', readonly string[]>>;

/** All in one call: the daemon walks through what has the same conditions once. */
async function askTogether(client: EngineSource['client'], asks: Asks): Promise<Record<keyof Asks, EngineRow[][]>> {
  const rows = await client.ask(Object.values(asks).flat());
  const answers: Partial<Record<keyof Asks, EngineRow[][]>> = {};
  let at = 0;
  for (const name of Object.keys(asks) as (keyof Asks)[]) {
    answers[name] = rows.slice(at, at + asks[name].length);
    at += asks[name].length;
  }
  return answers as Record<keyof Asks, EngineRow[][]>;
}

type FacetPlan = { id: FacetId; chosen: SetExpression | undefined };
type Plan = {
  base: SetExpression;
  reading: TermsReading | undefined;
  arranged: ArrangedSets;
  facets: readonly FacetPlan[];
  choice: PieceChoice;
  /** What each facet leaves, alone and with what one piece must have together. */
  alone: ReadonlyMap<FacetId, SetExpression>;
  together: ReadonlyMap<FacetId, SetExpression>;
  price: SetExpression | undefined;
  matches: SetExpression;
  withoutPrice: SetExpression;
  /** New, marked down, for members: in the order of `flagFacets`. */
  flags: readonly SetExpression[];
};

const facetOrder = [
  'category',
  'size',
  'length',
  'colour',
  'brand',
  'fit',
  'material',
  'sustainability',
  'new',
  'sale',
  'member',
  'availability',
] as const;
const flagFacets = ['new', 'sale', 'member'] as const;

/** What a request matches, before anything of it is counted. */
export async function planSearch(
  source: EngineSource,
  market: EngineMarket,
  request: SearchRequest,
  { now, arrangement }: Asked,
): Promise<Plan> {
  const { set, reading } = await readWithFacts(source.known, source.ask, (facts) =>
    readBase(marketWithFacts(market, facts), request, { now, arrangement }),
  );
  const base = await keepFirst(source, market, request, set);
  const arranged = arrangedSets(market, arrangement, now);
  const flags = [
    fresh({ days: request.daysToTreatAsNew ?? daysTreatedAsNew, now }),
    markedDown(market),
    forMembers(market, arrangement, now),
  ];
  const choice = pieceChoice(request, piecesOf(reading?.understood ?? []));
  const alone = new Map<FacetId, SetExpression>();
  for (const { id, values } of request.facets ?? []) {
    const facet = facetOrder.find((each) => each === id);
    if (!facet || values.length === 0) continue;
    const flag = (flagFacets as readonly string[]).indexOf(facet);
    const set =
      flag >= 0
        ? anyOf(values.includes('true') ? [flags[flag]!] : [])
        : facet === 'category'
          ? anyOf(values.map(arranged.setOf))
          : ofFacet(market, facet, values);
    alone.set(facet, anyOf([alone.get(facet) ?? anyOf([]), set]));
  }
  const together = chooseTogether(market, alone, choice);
  const price = request.priceRange ? priced(market, request.priceRange) : undefined;
  const withoutPrice = allOf([base, ...together.values()]);
  const facets = facetOrder.map((id) => ({ id, chosen: alone.get(id) }));
  return { base, reading, arranged, facets, choice, alone, together, price, matches: allOf([withoutPrice, price]), withoutPrice, flags };
}

function chooseTogether(
  market: EngineMarket,
  alone: ReadonlyMap<FacetId, SetExpression>,
  choice: PieceChoice,
): Map<FacetId, SetExpression> {
  const isOfPieces = (id: FacetId) => (ofPieces as readonly string[]).includes(id);
  const pieces = [...alone].filter(([id]) => isOfPieces(id)).map(([, set]) => set);
  if (!choice.isOfOnePiece || pieces.length === 0) return new Map(alone);
  const all = allOf([...pieces, fitting(market, [choice.chosen, choice.bounds], choice.storeId)]);
  return new Map([...alone].map(([id, set]) => [id, isOfPieces(id) ? all : set]));
}

/** What the club is good for. (CAT-014) */
function forMembers({ place }: EngineMarket, { members: { memberPrice, earlyAccessHours } }: Arrangement, now: Date): SetExpression {
  const at = now.getTime();
  return anyOf([
    ...(memberPrice ? [having('pays_less', [place.market])] : []),
    ...(earlyAccessHours > 0
      ? [allOf([within('coming', at + 1, at + earlyAccessHours * 3_600_000), having(`availability_${place.supply}`, [1])])]
      : []),
  ]);
}

const mostLimited = 1_000;

/** The same products whatever the shopper sorts by. */
async function keepFirst(source: EngineSource, market: EngineMarket, request: SearchRequest, set: SetExpression): Promise<SetExpression> {
  const most = request.limitTotalProductsInCategory;
  if (typeof most !== 'number') return set;
  if (most > mostLimited) throw new ShopError('invalid_request', { limitTotalProductsInCategory: ['search.limit_too_large'] });
  if (most === 0) return anyOf([]);
  const pinned = [...new Set(request.customSorting ?? [])].map(documentId);
  const order = orderOf(market, 'relevance');
  const statements = [
    ...(pinned.length > 0
      ? [pageStatement(source.table, allOf([set, having('id', pinned)]), { order, from: 0, size: pinned.length })]
      : []),
    pageStatement(source.table, set, { order, from: 0, size: most }),
  ];
  const rows = await source.client.ask(statements);
  const found = new Set(rows.at(-1)!.map(({ id }) => String(id)));
  const first = pinned.length > 0 ? pinned.filter((id) => rows[0]!.some((row) => String(row.id) === id)) : [];
  return having('id', [...new Set([...first, ...found])].slice(0, most));
}

async function findPinned({ client, table }: EngineSource, { matches }: Plan, pinned: readonly string[]): Promise<EngineRow[]> {
  const [rows] = await client.ask([
    pageStatement(table, allOf([matches, having('id', pinned)]), { order: ['id ASC'], from: 0, size: pinned.length }),
  ]);
  const byId = new Map(rows!.map((row) => [String(row.id), row]));
  return pinned.flatMap((id) => byId.get(id) ?? []);
}

function pagesOf(market: EngineMarket, request: SearchRequest, { reading }: Plan) {
  const sorting = sortings.find((each) => each === request.sorting) ?? 'relevance';
  const isByRelevance = sorting === 'relevance';
  const { storeFirst } = request;
  return {
    order: orderOf(market, sorting),
    score: isByRelevance ? reading?.text?.score : undefined,
    first: isByRelevance && storeFirst ? inStore(market, storeFirst) : undefined,
    pinned: isByRelevance ? [...new Set(request.customSorting ?? [])].map(documentId) : [],
  };
}

function orderOf({ place, catalogue }: EngineMarket, sorting: Sorting): string[] {
  const by: Readonly<Record<Sorting, string[]>> = {
    relevance: [`rank_${place.market} DESC`],
    newest: [],
    'price-ascending': [`price_${place.market} ASC`],
    'price-descending': [`price_${place.market} DESC`],
    discount: [`off_${place.market} DESC`],
    name: [`name_${catalogue.language.language} ASC`],
  };
  return [...by[sorting], 'new_from DESC', 'id ASC'];
}

type Statement = (table: string) => string;
type Count = { statements: Statement[]; read: (rows: readonly EngineRow[][]) => ReadonlyMap<string, number> };

/** One statement for each facet, as if nothing were chosen in it; the answers come in the order of the statements. */
function countFacets(market: EngineMarket, request: SearchRequest, plan: Plan) {
  const counts = plan.facets.map(({ id }) => countFacet(market, plan, id));
  const labels = labelsOf(market.catalogue);
  return {
    statements: counts.flatMap(({ statements }) => statements),
    show(rows: readonly EngineRow[][]): Facet[] {
      let at = 0;
      return plan.facets.flatMap(({ id }, index) => {
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

function valuesOf({ catalogue: { structure, supply } }: EngineMarket, { arranged }: Plan, id: FacetId): readonly string[] {
  if (id === 'category') return arranged.sets ? [...arranged.sets.keys()] : structure.facets.category.values;
  if ((flagFacets as readonly string[]).includes(id)) return ['true'];
  if (id === 'size' || id === 'length' || id === 'availability') return supply.facets[id].values;
  return structure.facets[id as keyof typeof structure.facets].values;
}

function countFacet(market: EngineMarket, plan: Plan, id: FacetId): Count {
  const isOfPieces = (ofPieces as readonly string[]).includes(id);
  const rest = isOfPieces ? plan.alone : plan.together;
  const over = plan.alone.has(id)
    ? allOf([plan.base, ...[...rest].flatMap(([each, set]) => (each === id ? [] : [set])), plan.price])
    : plan.matches;
  const flag = (flagFacets as readonly string[]).indexOf(id);
  if (flag >= 0) return eachValue([['true', allOf([over, plan.flags[flag]])]]);
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
  const { column, named } = columnOf(market, id);
  return {
    statements: [(table) => groupsStatement(table, over, column)],
    read: ([rows]) =>
      new Map(
        (rows ?? []).flatMap(({ value, n }) => {
          const own = named(Number(value));
          return own === undefined ? [] : [[own, Number(n)] as const];
        }),
      ),
  };
}

function eachValue(sets: readonly (readonly [string, SetExpression])[]): Count {
  return {
    statements: sets.map(
      ([, set]) =>
        (table) =>
          countStatement(table, set),
    ),
    read: (rows) => new Map(sets.map(([value], at) => [value, Number(rows[at]?.[0]?.n ?? 0)])),
  };
}

function columnOf({ place, contents }: EngineMarket, id: FacetId): { column: string; named: (number: number) => string | undefined } {
  if (id === 'availability') return { column: `availability_${place.supply}`, named: (number) => ['online', 'store'][number - 1] };
  const kind = id as 'category' | 'colour' | 'brand' | 'fit' | 'material' | 'sustainability' | 'size' | 'length';
  // Values were numbered from 1 in the order in which they stand.
  const values = [...contents.vocabulary.values[kind].keys()];
  return { column: kind === 'size' || kind === 'length' ? `${kind}_${place.supply}` : kind, named: (number) => values[number - 1] };
}

function showPrices(
  { catalogue: { market } }: EngineMarket,
  { priceRange }: SearchRequest,
  [lowest, highest]: readonly EngineRow[][],
): Pick<Found, 'priceFacet'> {
  if (!lowest?.[0] || !highest?.[0]) return {};
  const available = {
    lowerBoundingValue: toDecimal(Number(lowest[0].amount), market.currency),
    upperBoundingValue: toDecimal(Number(highest[0].amount), market.currency),
  };
  const isChosen = priceRange && (priceRange.lowerBoundingValue !== undefined || priceRange.upperBoundingValue !== undefined);
  const priceFacet = priceFilter({
    available,
    ...(isChosen && {
      selected: {
        lowerBoundingValue: priceRange.lowerBoundingValue ?? available.lowerBoundingValue,
        upperBoundingValue: priceRange.upperBoundingValue ?? available.upperBoundingValue,
      },
    }),
  });
  return priceFacet ? { priceFacet } : {};
}
