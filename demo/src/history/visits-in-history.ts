import { takeBatch } from '@selvedge/api/analytics/take-batch.ts';
import type { TakenBatch } from '@selvedge/api/analytics/taken-batch.ts';
import type { CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { startOfUtcDay } from '@selvedge/domain/date/utc-day.ts';
import { type Random, random } from '../assortment/random.ts';
import { type HistoryMarket, historyMarkets } from './history-markets.ts';
import type { HistorySpan } from './plan-purchases.ts';

/** A purchase of the history as its visitor's browser counts it. */
export type CountedPurchase = { at: Date; market: string; products: readonly string[]; value: number };
export type Terms = { term: string; isEmpty: boolean };

type Visits = HistorySpan & {
  secret: string;
  purchases: readonly CountedPurchase[];
  /** By market: what it lists, best liked first, and what its shoppers look for. */
  liked: ReadonlyMap<string, readonly string[]>;
  terms: ReadonlyMap<string, readonly Terms[]>;
};

const visitsADay = 150;

/** What browsers that agreed to it would have told: those who bought, and many who only looked. Read by the shop's own rules. */
export function* visitsInHistory({ days, seed, now, ...told }: Visits): Generator<TakenBatch> {
  let number = 0;
  const send = ({ at, market, events }: Visit): TakenBatch[] => {
    const body = JSON.stringify({ consent: true, session: `history-${seed}-${number++}`, events });
    const read = takeBatch({ body, market, at, isBot: false, sample: 100, running: undefined }, told.secret);
    return 'dropped' in read ? [] : [read];
  };
  for (const purchase of told.purchases) yield* send({ ...purchase, events: buying(purchase, random(seed, `buyer ${number}`)) });
  for (let ago = days - 1; ago >= 0; ago--) {
    const day = addDays(startOfUtcDay(now), -ago);
    for (const market of historyMarkets) {
      const chances = random(seed, `visits ${ago} ${market.id}`);
      const count = Math.round((visitsADay * market.share * (0.8 + chances.next() * 0.4)) / 100);
      for (let visit = 0; visit < count; visit++) {
        const at = new Date(day.getTime() + chances.whole(7 * 60, 23 * 60) * 60_000);
        if (at < now) yield* send({ at, market: market.id, events: looking(market, chances, told) });
      }
    }
  }
}

type Visit = { at: Date; market: string; events: CollectedEvent[] };
type Seen = Pick<Visits, 'liked' | 'terms'>;

/** Of a hundred visits: how many go on to the next step. */
const goesOn = { product: 0.58, basket: 0.24, checkout: 0.42, payment: 0.7 };

function looking({ id }: HistoryMarket, chances: Random, { liked, terms }: Seen): CollectedEvent[] {
  const list = liked.get(id)!;
  const product = { id: list[Math.floor(chances.next() ** 3 * list.length)]! };
  const events: CollectedEvent[] = [
    { name: 'page_view', page: chances.chance(0.4) ? 'homePage' : 'categoryPage' },
    {
      name: 'view_item_list',
      page: 'categoryPage',
      products: [...new Set([0, 1, 2].map(() => chances.pick(list)))].map((one) => ({ id: one })),
    },
    ...measured('categoryPage', chances),
  ];
  const searched = terms.get(id) ?? [];
  if (searched.length > 0 && chances.chance(0.22)) {
    const search = searched[Math.floor(chances.next() ** 1.6 * searched.length)]!;
    events.push({ name: 'search', page: 'searchPage', search });
  }
  if (!chances.chance(goesOn.product)) return events;
  events.push({ name: 'page_view', page: 'productPage' }, { name: 'select_item', page: 'categoryPage', products: [product] });
  events.push({ name: 'view_item', page: 'productPage', products: [product] }, ...measured('productPage', chances));
  if (!chances.chance(goesOn.basket)) return events;
  events.push({ name: 'add_to_cart', page: 'productPage', products: [{ ...product, quantity: 1 }] });
  if (!chances.chance(goesOn.checkout)) return events;
  events.push({ name: 'begin_checkout', page: 'checkoutCustomerPage' });
  // Who goes further without buying gives up at the payment.
  return chances.chance(goesOn.payment * 0.4) ? [...events, { name: 'add_payment_info', page: 'checkoutPaymentPage' }] : events;
}

function buying({ products, value }: CountedPurchase, chances: Random): CollectedEvent[] {
  const goods = products.map((id) => ({ id, quantity: 1 }));
  return [
    { name: 'page_view', page: 'categoryPage' },
    { name: 'select_item', page: 'categoryPage', products: goods },
    { name: 'view_item', page: 'productPage', products: goods },
    ...measured('productPage', chances),
    { name: 'add_to_cart', page: 'productPage', products: goods },
    { name: 'begin_checkout', page: 'checkoutCustomerPage' },
    { name: 'add_payment_info', page: 'checkoutPaymentPage' },
    { name: 'purchase', page: 'receiptPage', products: goods, value },
  ];
}

/** Most load quickly, a few on a train. */
function measured(page: 'categoryPage' | 'productPage', chances: Random): CollectedEvent[] {
  if (!chances.chance(0.5)) return [];
  const slow = Math.exp((chances.next() + chances.next() + chances.next() - 1.5) * 1.3);
  const vital = (metric: 'LCP' | 'INP' | 'CLS' | 'TTFB', value: number) => ({ name: 'web_vital' as const, page, vital: { metric, value } });
  const paint = page === 'productPage' ? 1_450 : 1_250;
  return [vital('LCP', paint * slow), vital('INP', 90 * slow), vital('CLS', 0.02 * slow), vital('TTFB', 180 * slow)];
}
