import { rollUp } from '@selvedge/api/analytics/roll-up.ts';
import { storeBatches } from '@selvedge/api/analytics/store-batches.ts';
import type { TakenBatch } from '@selvedge/api/analytics/taken-batch.ts';
import { openBrowser } from '@selvedge/api/harness/open-browser.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { figures } from '@selvedge/contract/studio/figures.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { priceHabits } from '../assortment/prices.ts';
import { type Bought, buyInHistory, isTaken } from './buy-in-history.ts';
import { likedProducts } from './choose-goods.ts';
import { type Deed, fulfilInHistory } from './fulfil-in-history.ts';
import { historyMarkets } from './history-markets.ts';
import type { HistoryShop } from './history-shop.ts';
import { type HistorySpan, type PlannedPurchase, planPurchases } from './plan-purchases.ts';
import { type CountedPurchase, type Terms, visitsInHistory } from './visits-in-history.ts';
import { waitInHistory } from './wait-in-history.ts';

/**
 * Lives through the last days: orders by the shop's own checkout and payment sandbox, parcels and returns by its desk, visits by its own
 * counting. Nothing is written past the rules, so that the books are in order afterwards. Answers how much was bought.
 */
export async function writeHistory(shop: HistoryShop, span: HistorySpan): Promise<{ orders: number; visits: number }> {
  // First as of today: goods are laid out once for it, and sold at today's prices on every day, instead of anew for each of them.
  shop.goTo(span.now);
  const liked = await everyMarket((api, id) => likedProducts(api, id), shop);
  await writeRates(shop, addDays(span.now, -span.days));
  const purchases = await liveThrough(shop, { span, liked });
  shop.goTo(span.now);
  await shop.settle();
  const terms = await everyMarket(async (api, id, words) => {
    const found: Terms[] = [];
    for (const term of words) {
      const { totalResults } = await api(catalogue.search, { params: { catalog: id }, query: {}, body: { searchTerms: term, size: 1 } });
      found.push({ term, isEmpty: totalResults === 0 });
    }
    return found;
  }, shop);
  const { sessionSecret: secret } = shop.app.shop.config;
  const visits = await countVisits(shop, visitsInHistory({ ...span, secret, purchases, liked, terms }));
  return { orders: purchases.length, visits };
}

/** What amounts are compared at: the rates by which the demo's prices were made. */
async function writeRates(shop: HistoryShop, since: Date): Promise<void> {
  shop.goTo(since);
  const { byMarket } = shop.app.shop.content();
  const desk = await shop.staff();
  for (const currency of new Set(historyMarkets.map(({ id }) => byMarket.get(id)!.market.currency))) {
    const { rate } = priceHabits[currency]!;
    if (currency !== 'EUR') await desk(figures.writeRate, { body: { currency, rate, since: utcDay(since) } });
  }
}

type Ask<T> = (api: ReturnType<typeof openBrowser>['api'], id: string, terms: readonly string[]) => Promise<T>;

async function everyMarket<T>(ask: Ask<T>, { app }: HistoryShop): Promise<Map<string, T>> {
  const { api } = openBrowser(app);
  const found = new Map<string, T>();
  for (const { id, terms } of historyMarkets) found.set(id, await ask(api, id, terms));
  return found;
}

type Living = { span: HistorySpan; liked: ReadonlyMap<string, readonly string[]> };

/** Moment after moment, purchases and what is done about earlier ones as they come. */
async function liveThrough(shop: HistoryShop, { span, liked }: Living): Promise<CountedPurchase[]> {
  const counted: CountedPurchase[] = [];
  const deeds: Deed[] = [];
  let day = '';
  const goTo = async (at: Date) => {
    // Once a day: what the outbox and the providers were asked for since yesterday.
    if (day !== '' && utcDay(at) !== day) await shop.settle();
    day = utcDay(at);
    shop.goTo(at);
  };
  const doUntil = async (moment: Date) => {
    for (let next = takeFirst(deeds, moment); next; next = takeFirst(deeds, moment)) {
      await goTo(next.at);
      // The desk has the news of the order before it packs.
      await shop.settle();
      deeds.push(...(await next.run(shop)));
    }
  };
  for (const [number, planned] of planPurchases(span).entries()) {
    await doUntil(planned.at);
    await goTo(planned.at);
    const { id } = planned.market;
    if (planned.chances.chance(0.16)) await waitInHistory(shop, planned, { catalog: id, liked: liked.get(id)!, number });
    const bought = await buy(shop, planned, { liked, number });
    if (!bought) continue;
    counted.push({ ...countOf(bought), at: planned.at, market: id });
    deeds.push(fulfilInHistory(bought.orderId, planned));
  }
  await doUntil(span.now);
  return counted;
}

function takeFirst(deeds: Deed[], moment: Date): Deed | undefined {
  const due = deeds.filter(({ at }) => at <= moment).sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  if (due) deeds.splice(deeds.indexOf(due), 1);
  return due;
}

async function buy(shop: HistoryShop, planned: PlannedPurchase, { liked, number }: Pick<Living, 'liked'> & { number: number }) {
  const { market } = shop.app.shop.content().byMarket.get(planned.market.id)!;
  const buying = { market, liked: liked.get(planned.market.id)!, number };
  let bought: Bought | undefined;
  // Whom the shop refuses goes away, as people do.
  await isTaken(
    buyInHistory(shop, planned, buying).then((done) => {
      bought = done;
    }),
  );
  return bought;
}

const countOf = ({ goods, value }: Bought) => ({ products: goods.map(({ product }) => product.id), value });

const batchesAtOnce = 500;

async function countVisits({ db }: HistoryShop, batches: Iterable<TakenBatch>): Promise<number> {
  let visits = 0;
  let waiting: TakenBatch[] = [];
  const store = async () => {
    if (waiting.length > 0) await storeBatches(db, waiting);
    visits += waiting.length;
    waiting = [];
  };
  for (const batch of batches) {
    waiting.push(batch);
    if (waiting.length === batchesAtOnce) await store();
  }
  await store();
  await rollUp(db);
  return visits;
}
