import { type SearchRequest, sortings } from '@selvedge/contract/catalogue/search.ts';
import { priceFilter } from '@selvedge/domain/catalogue/price-filter.ts';
import { searchWindow } from '@selvedge/domain/catalogue/search-window.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { arrangedRequest } from '../arrangement/arranged-request.ts';
import type { Found } from '../search-port.ts';
import { askInBatches } from './ask-in-batches.ts';
import { countedOf, countFacets, totalStatement } from './count-facets.ts';
import type { EngineRow } from './engine-client.ts';
import { type EngineMarket, inStore } from './engine-market.ts';
import { orderOf } from './order-of.ts';
import { type AskedAt, type EngineSource, planSearch, type SearchPlan } from './plan-search.ts';
import { documentId } from './product-numbers.ts';
import type { TermsReading } from './read-terms.ts';
import { amountOf, mostOrdered, pageStatement, priceStatements } from './search-statements.ts';
import { allOf, having, noneOf, type SetExpression } from './set-expression.ts';

export type FoundInEngine = Omit<Found, 'categories' | 'redirect' | 'reading' | 'completions'> & {
  reading: TermsReading | undefined;
  /** The set that was found. */
  matches: SetExpression;
};

/** SRC-053 a listing or a search over one market of the engine; `find-products.ts` is the same over an index in memory. */
export async function findInEngine(source: EngineSource, market: EngineMarket, given: SearchRequest, at: AskedAt): Promise<FoundInEngine> {
  const request = arrangedRequest(given, at.arrangement);
  const plan = await planSearch(source, market, request, at);
  const { statements, show } = countFacets(market, request, plan);
  const page = pagesOf(market, request, plan);
  const onePerStyle = request.onePerStyle ?? false;
  const pinned = page.pinned.length > 0 ? await findPinned(source, plan, { pinned: page.pinned, onePerStyle }) : [];
  const { from, size } = searchWindow(request);
  const head = pinned.slice(from, from + size);
  const rest =
    pinned.length > 0
      ? allOf([
          plan.matches,
          noneOf(
            having(
              onePerStyle ? 'style' : 'id',
              pinned.map(({ id, style }) => (onePerStyle ? style : id)),
            ),
          ),
        ])
      : plan.matches;
  const tailFrom = Math.max(0, from - pinned.length);
  const tailSize = size - head.length;
  const isReached = tailSize > 0 && tailFrom < mostOrdered;
  const price = `price_${market.place.market}`;
  const columns = [amountOf(price)];
  // The page and both ends of the prices are lists of the same products then.
  const isOneWalk = isReached && !onePerStyle && !plan.price && pinned.length === 0;
  const asked: Asks = {
    total: [totalStatement(market, plan, countedOf(request))(source.table)],
    prices: priceStatements(source.table, plan.withoutPrice, price, isOneWalk ? { ...page, columns } : { columns }),
    page: isReached ? [pageStatement(source.table, rest, { ...page, columns, onePerStyle, from: tailFrom, size: tailSize })] : [],
    facets: statements.map((each) => each(source.table)),
  };
  const answers = await askTogether(source.client, asked);
  return {
    ids: [...head, ...(answers.page[0] ?? [])].map(({ product }) => String(product)),
    totalResults: answers.total[0]!.reduce((sum, { n }) => sum + Number(n), 0),
    startingFrom: from,
    facets: show(answers.facets),
    ...showPrices(market, request, answers.prices),
    reading: plan.reading,
    matches: plan.matches,
  };
}

type Asks = Readonly<Record<'total' | 'prices' | 'page' | 'facets', readonly string[]>>;

async function askTogether(client: EngineSource['client'], asks: Asks): Promise<Record<keyof Asks, EngineRow[][]>> {
  const rows = await askInBatches(client, Object.values(asks).flat());
  const answers: Partial<Record<keyof Asks, EngineRow[][]>> = {};
  let at = 0;
  for (const name of Object.keys(asks) as (keyof Asks)[]) {
    answers[name] = rows.slice(at, at + asks[name].length);
    at += asks[name].length;
  }
  return answers as Record<keyof Asks, EngineRow[][]>;
}

type Pinned = { pinned: readonly string[]; onePerStyle: boolean };

async function findPinned({ client, table }: EngineSource, { matches }: SearchPlan, { pinned, onePerStyle }: Pinned): Promise<EngineRow[]> {
  const [rows] = await client.ask([
    pageStatement(table, allOf([matches, having('id', pinned)]), {
      ...{ order: ['id ASC'], from: 0, size: pinned.length },
      columns: onePerStyle ? ['style'] : [],
    }),
  ]);
  const byId = new Map(rows!.map((row) => [String(row.id), row]));
  const inOrder = pinned.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return onePerStyle ? [...Map.groupBy(inOrder, ({ style }) => String(style)).values()].map(([first]) => first!) : inOrder;
}

function pagesOf(market: EngineMarket, request: SearchRequest, { reading }: SearchPlan) {
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
