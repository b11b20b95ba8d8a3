import { addDays } from '@selvedge/domain/date/add-days.ts';
import { startOfUtcDay } from '@selvedge/domain/date/utc-day.ts';
import { type Random, random } from '../assortment/random.ts';
import { type HistoryMarket, historyMarkets } from './history-markets.ts';

/** Somebody whom the shop knows by an account. */
export type Regular = { email: string; firstName: string; lastName: string };
export type PlannedPurchase = { at: Date; market: HistoryMarket; chances: Random; buyer?: Regular };
export type HistorySpan = { days: number; seed: number; now: Date; regular?: Regular };

const ordersADay = 3.6;
/** From Sunday on: most is bought when a week ends. */
const weekdays = [1.4, 1.1, 0.95, 0.9, 0.95, 0.85, 1];
const hours = [2, 1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 5, 5, 5, 6, 7, 9, 11, 10, 7, 4];

/** Who buys when, oldest first: always the same for a seed and a day. A shop that grows, with weekends and two days of a campaign. */
export function planPurchases({ days, seed, now, regular }: HistorySpan): PlannedPurchase[] {
  const today = startOfUtcDay(now);
  const planned = regular ? purchasesOf(regular, { days, seed, now }) : [];
  for (let ago = days - 1; ago >= 0; ago--) {
    const day = addDays(today, -ago);
    const chances = random(seed, `day ${ago}`);
    const wanted = ordersADay * weekdays[day.getUTCDay()]! * growth(ago, days) * (isCampaign(ago) ? 2 : 1) * (0.75 + chances.next() / 2);
    const count = Math.floor(wanted) + (chances.chance(wanted % 1) ? 1 : 0);
    for (let number = 0; number < count; number++) {
      const own = random(seed, `purchase ${ago} ${number}`);
      const at = new Date(day.getTime() + (weighted(own, hours) * 60 + own.whole(0, 59)) * 60_000 + own.whole(0, 59) * 1_000);
      planned.push({ at, market: historyMarkets[weighted(own, shares)]!, chances: own });
    }
  }
  return planned.filter(({ at }) => at < now).sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** How long ago the regular bought: two orders that have arrived, and one that is on its way today. */
const regularDays = [41, 16, 1.05];

function purchasesOf(buyer: Regular, { days, seed, now }: HistorySpan): PlannedPurchase[] {
  const market = historyMarkets.find(({ id }) => id === 'en-GB')!;
  return regularDays
    .filter((ago) => ago < days)
    .map((ago) => ({ at: addDays(now, -ago), market, chances: random(seed, `regular ${ago}`), buyer }));
}

const shares = historyMarkets.map(({ share }) => share);
const growth = (ago: number, days: number) => 1.15 - (0.3 * ago) / days;
/** Two long weekends on which more is bought. */
const isCampaign = (ago: number) => [17, 18, 52, 53].includes(ago);

/** The place of one of the weights, the heavier the more often. */
export function weighted({ next }: Random, weights: readonly number[]): number {
  let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at;
  }
  return weights.length - 1;
}
