import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Cache } from '../../cache/create-cache.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { ofPieces } from '../index/piece-masks.ts';
import { daysTreatedAsNew } from '../market-catalogue.ts';
import { piecesOf } from '../understand/read-query.ts';
import { type ArrangedSets, arrangedSets } from './arranged-sets.ts';
import type { EngineClient } from './engine-client.ts';
import { type AskEngine, type EngineFacts, type KnownFacts, readWithFacts } from './engine-facts.ts';
import {
  type EngineMarket,
  fitting,
  fresh,
  markedDown,
  minuteOf,
  ofFacet,
  type PieceChoice,
  pieceChoice,
  priced,
} from './engine-market.ts';
import { marketWithFacts } from './market-with-facts.ts';
import { orderOf } from './order-of.ts';
import { documentId } from './product-numbers.ts';
import { type BaseReading, readBase } from './read-base.ts';
import type { TermsReading } from './read-terms.ts';
import { pageStatement } from './search-statements.ts';
import { allOf, anyOf, having, type SetExpression, within } from './set-expression.ts';

export type EngineSource = {
  client: Pick<EngineClient, 'ask'>;
  ask: AskEngine;
  known: KnownFacts & { readings: Cache<string, BaseReading> };
  table: string;
};
export type AskedAt = { now: Date; arrangement: Arrangement };

type FacetPlan = { id: FacetId; chosen: SetExpression | undefined };
export type SearchPlan = {
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
export const flagFacets = ['new', 'sale', 'member'] as const;

/** What a request matches, before anything of it is counted. */
export async function planSearch(
  source: EngineSource,
  market: EngineMarket,
  request: SearchRequest,
  { now, arrangement }: AskedAt,
): Promise<SearchPlan> {
  const { set, reading } = await readOnce(source, market, request, { now, arrangement });
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

/** What a request is about is read once for all its pages, sortings and filters. */
async function readOnce(
  source: EngineSource,
  market: EngineMarket,
  request: SearchRequest,
  { now, arrangement }: AskedAt,
): Promise<BaseReading> {
  const {
    from: _from,
    size: _size,
    facets: _facets,
    sorting: _sorting,
    priceRange: _priceRange,
    customSorting: _custom,
    ...about
  } = request;
  const key = JSON.stringify([market.catalogue.market.id, arrangement.key, minuteOf(now), about]);
  const read = (facts: EngineFacts) => readBase(marketWithFacts(market, facts), request, { now, arrangement });
  return source.known.readings.find(key) ?? source.known.readings.keep(key, await readWithFacts(source.known, source.ask, read));
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
  if (most > mostLimited) throw new ShopError('invalid_request', { limitTotalProductsInCategory: ['too_large'] });
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
