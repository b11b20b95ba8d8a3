import type { LeftOutReason } from '@selvedge/contract/studio/feeds.ts';
import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import type { FeedItem } from '@selvedge/domain/feed/feed-item.ts';
import { adultsTag, leaveOut } from '@selvedge/domain/feed/leave-out.ts';
import { saleDates } from '@selvedge/domain/feed/sale-dates.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import { createYield } from '../catalogue/create-yield.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { comingSoon, priceOf } from '../catalogue/show-card.ts';
import { feedItems } from './feed-items.ts';
import type { FeedSource } from './feed-source.ts';

export type FeedProduct = { id: string; reason: LeftOutReason | undefined; items: readonly FeedItem[] };

/** So many are laid out at once: a feed of any size is never in memory as a whole. */
const batch = 500;

/** What a feed says of every product that the market sells, in the order of the assortment. */
export async function* feedBatches(source: FeedSource, only?: ReadonlySet<string>): AsyncGenerator<FeedProduct[]> {
  const { catalogue } = source;
  const { count, ids, numberOf } = catalogue.structure;
  const yieldToEventLoop = createYield();
  for (let at = 0; at < count; at += batch) {
    const products: number[] = [];
    for (let product = at; product < Math.min(count, at + batch); product++) {
      const id = ids[product]!;
      if (hasBit(catalogue.isSold, product) && numberOf.has(id) && (!only || only.has(id))) products.push(product);
    }
    if (products.length === 0) continue;
    const sales = await readSales(source, products);
    const made: FeedProduct[] = [];
    for (const product of products) {
      made.push(lookAt(source, product, sales.get(ids[product]!)));
      await yieldToEventLoop();
    }
    yield made;
  }
}

function lookAt(source: FeedSource, product: number, sale: ReturnType<typeof saleDates>): FeedProduct {
  const { catalogue, rules, market } = source;
  const { structure } = catalogue;
  const option = structure.options[product]!;
  const style = structure.styles[structure.styleOf[product]!]!;
  const items = feedItems(source, product, sale);
  const tags = [...style.tags, ...option.tags];
  const reason = leaveOut(
    {
      ...{ categories: style.allCategories, brand: style.brand, tags, isAdult: tags.includes(adultsTag) },
      amount: toDecimal(priceOf(catalogue, product).sales, market.market.currency),
      isOnline: option.hasEcom,
      isSoldOut: items.every(({ availability }) => availability === 'out_of_stock'),
      hasPicture: items.some(({ pictures }) => pictures.length > 0),
      hasGtin: items.some(({ gtin }) => gtin !== ''),
      isComingSoon: comingSoon(catalogue, product) !== '',
      ...{ isGiftCard: style.kind === 'giftCard', isSet: style.kind === 'set' },
    },
    rules,
  );
  return { id: option.id, reason, items: reason ? [] : items };
}

/** When sales begin and end stands in the tables alone: the snapshot holds what is asked now. */
async function readSales({ db, catalogue, market, now }: FeedSource, products: readonly number[]) {
  const ids = products.filter((product) => hasBit(catalogue.isMarkedDown, product)).map((product) => catalogue.structure.ids[product]!);
  const found = new Map<string, ReturnType<typeof saleDates>>();
  if (ids.length === 0) return found;
  const { rows } = await db.execute<{ id: string; rows: PriceRow[] }>(sql`
    select product_id as id, json_agg(json_build_object('validFrom', extract(epoch from valid_from) * 1000, 'list', list, 'sales', sales)
      order by valid_from) as rows
    from price where market = ${market.market.id} and product_id = any(${sql.param(ids)}) group by product_id`);
  for (const { id, rows: history } of rows) found.set(id, saleDates(history, now.getTime()));
  return found;
}
