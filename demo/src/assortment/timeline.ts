import type { AssortmentPrice } from '@selvedge/contract/catalogue/assortment.ts';
import type { DemoMarket } from './demo-markets.ts';
import { priceIn } from './prices.ts';
import type { Random } from './random.ts';

/** What has happened, and will happen, to the price of a style: days from now, and the part of the price that is asked. */
export type PriceStep = { day: number; part: number };

export type Timeline = {
  launch: number;
  steps: readonly PriceStep[];
  isMarkedDown: boolean;
  isNew: boolean;
  memberPart: number | undefined;
};

export function timelineOf({ chance, pick, whole }: Random): Timeline {
  const isMarkedDown = chance(0.2);
  const isNew = !isMarkedDown && chance(0.22);
  const launch = isNew ? -whole(0, 21) : isMarkedDown ? -whole(90, 320) : -whole(25, 260);
  const memberPart = !isMarkedDown && chance(0.14) ? pick([0.9, 0.85, 0.8]) : undefined;
  const steps: PriceStep[] = [{ day: launch, part: 1 }];
  if (isMarkedDown) {
    // A short campaign before: its price is the lowest of the thirty days before the markdown.
    if (chance(0.3)) steps.push({ day: -50, part: 0.85 }, { day: -40, part: 1 });
    const part = pick([0.8, 0.7, 0.7, 0.6, 0.5]);
    steps.push({ day: -whole(9, 24), part });
    if (chance(0.3)) steps.push({ day: -whole(1, 7), part: part - 0.1 });
  } else if (!isNew && chance(0.05)) steps.push({ day: whole(4, 20), part: 0.75 });
  return { launch, steps, isMarkedDown, isNew, memberPart };
}

/** The rows of each currency are made once and shared by its markets. */
export function pricesOf(
  { steps, memberPart }: Timeline,
  { euros, markets, at }: { euros: number; markets: readonly DemoMarket[]; at: (day: number) => string },
): Record<string, AssortmentPrice[]> {
  const byCurrency = new Map<string, AssortmentPrice[]>();
  const rowsFor = (currency: string) =>
    steps.map(({ day, part }): AssortmentPrice => {
      const list = priceIn(currency, euros);
      const sales = part < 1 ? priceIn(currency, euros * part) : list;
      const member = memberPart ? priceIn(currency, euros * memberPart) : list;
      return { from: at(day), list, ...(sales < list && { sales }), ...(member < list && { member }) };
    });
  return Object.fromEntries(
    markets.map(({ id, currency }) => {
      const rows = byCurrency.get(currency) ?? rowsFor(currency);
      byCurrency.set(currency, rows);
      return [id, rows];
    }),
  );
}
