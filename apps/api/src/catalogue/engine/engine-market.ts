import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { unitOf } from '@selvedge/domain/money/minor-units.ts';
import { findTerm } from '../index/find-term.ts';
import { type Chosen, ofPieces, valuesOf } from '../index/piece-masks.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { storedPiece } from './describe-supply.ts';
import type { EngineFacts } from './engine-facts.ts';
import type { EngineContents, MarketPlace, Numbered } from './engine-vocabulary.ts';
import { readFields } from './piece-number.ts';
import { allOf, having, holding, nothing, type SetExpression, within } from './set-expression.ts';

/** One market of what the engine holds. */
export type EngineMarket = {
  /** Its words, values and names; there are no products in it. */
  catalogue: SearchableMarket;
  contents: EngineContents;
  place: MarketPlace;
  /** What documents hold for the terms of the catalogue's index. */
  termNumbers: Uint32Array;
};

/** A market while a query is read. */
export type ReadMarket = EngineMarket & { facts: EngineFacts };

export function numberOf({ contents }: EngineMarket, kind: Numbered, value: string): number | undefined {
  return contents.vocabulary.values[kind].get(value);
}

export function sold({ place }: Pick<EngineMarket, 'place'>): SetExpression {
  return having('sold', [place.market]);
}

export function markedDown({ place }: EngineMarket): SetExpression {
  return having('marked', [place.market]);
}

export function tagged(market: EngineMarket, tags: readonly string[]): SetExpression {
  return having(
    'tag',
    tags.map((tag) => numberOf(market, 'tag', tag)),
  );
}

const minuteMs = 60_000;

/** What is new by the minute is remembered for as long; by the moment, it would be asked at every call. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / minuteMs);
}

/** Products that came in within so many days. */
export function fresh({ days, now }: { days: number; now: Date }): SetExpression {
  return within('new_from', (Math.floor(now.getTime() / dayMs) - days) * dayMs, minuteOf(now) * minuteMs);
}

type PriceRange = NonNullable<SearchRequest['priceRange']>;
const highestPrice = 2 ** 52;

export function priced(
  { catalogue: { market }, place }: EngineMarket,
  { lowerBoundingValue, upperBoundingValue }: PriceRange,
): SetExpression {
  const unit = unitOf(market.currency);
  const from = Math.ceil(unit * (lowerBoundingValue ?? 0) - 1e-6);
  const to = upperBoundingValue === undefined ? highestPrice : Math.floor(unit * upperBoundingValue + 1e-6);
  return from <= to ? allOf([sold({ place }), within(`price_${place.market}`, from, Math.min(to, highestPrice))]) : nothing;
}

/** What a store has; nothing of a store that does not serve the market. */
export function inStore(market: EngineMarket, store: string): SetExpression {
  return servesIt(market, store) ? having('store', [numberOf(market, 'store', store)]) : nothing;
}

function servesIt({ contents, catalogue }: EngineMarket, store: string): boolean {
  const location = contents.basics.locations.find(({ kind, id }) => kind === 'store' && id === store);
  return location !== undefined && (location.markets === null || location.markets.includes(catalogue.market.id));
}

/** Products with a word in their names, of each of the words. */
export function namedBy({ catalogue, termNumbers }: EngineMarket, stems: readonly string[]): SetExpression {
  const { index } = catalogue.language;
  if (stems.length === 0) return nothing;
  return allOf(
    stems.map((stem) => {
      const term = findTerm(index, stem);
      return term === undefined ? nothing : holding([termNumbers[term]!], 'named');
    }),
  );
}

/** What was chosen of pieces, and what bounds it. */
export type PieceChoice = {
  chosen: Chosen;
  bounds: Chosen;
  storeId: string | undefined;
  isOfOnePiece: boolean;
  isBeside(facet: (typeof ofPieces)[number]): boolean;
};

export function pieceChoice(
  { facets, storeId }: Pick<SearchRequest, 'facets' | 'storeId'>,
  within: SearchRequest['facets'] = [],
): PieceChoice {
  const chosen = valuesOf(facets);
  const bounds = valuesOf(within);
  const isBound = ofPieces.some((facet) => bounds[facet].size > 0);
  const total = ofPieces.filter((facet) => chosen[facet].size > 0).length + (storeId ? 1 : 0) + (isBound ? 1 : 0);
  return {
    ...{ chosen, bounds, storeId: storeId ?? undefined },
    isOfOnePiece: total > 1,
    isBeside: (facet) => total > (chosen[facet].size > 0 ? 1 : 0),
  };
}

/** Products with a piece that can be had and has everything that was chosen. */
export function fitting(market: EngineMarket, choices: readonly Chosen[], storeId: string | undefined): SetExpression {
  const { supply } = market.place;
  const pieces = [...market.contents.vocabulary.values.piece].flatMap(([key, number]) => {
    const { size, length, places } = readFields(key);
    const fits = choices.every(
      (chosen) =>
        (chosen.size.size === 0 || chosen.size.has(size)) &&
        (chosen.length.size === 0 || (length !== undefined && chosen.length.has(length))) &&
        (chosen.availability.size === 0 ||
          ((places & 1) > 0 && chosen.availability.has('online')) ||
          ((places & 2) > 0 && chosen.availability.has('store'))),
    );
    return fits ? [number] : [];
  });
  if (storeId === undefined) return having(`piece_${supply}`, pieces);
  const store = numberOf(market, 'store', storeId);
  if (store === undefined || !servesIt(market, storeId)) return nothing;
  return having(
    `stored_${supply}`,
    pieces.map((piece) => storedPiece(store, piece)),
  );
}

export function ofFacet(market: EngineMarket, facet: string, values: readonly string[]): SetExpression {
  const { supply } = market.place;
  if (facet === 'availability')
    return having(
      `availability_${supply}`,
      values.flatMap((value) => (value === 'online' ? [1] : value === 'store' ? [2] : [])),
    );
  const numbers = values.map((value) => numberOf(market, facet as Numbered, value));
  return having(facet === 'size' || facet === 'length' ? `${facet}_${supply}` : facet, numbers);
}
