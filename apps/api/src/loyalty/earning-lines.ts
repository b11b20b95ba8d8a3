import type { Programme, Tier } from '@selvedge/contract/loyalty-rules.ts';
import { earningPercents } from '@selvedge/domain/loyalty/earning-percents.ts';
import { pointsOfAmount } from '@selvedge/domain/loyalty/points-of-amount.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import type { EarningLine } from './tables.ts';

/** A line of an order or a receipt, in minor units, with every discount. */
export type BoughtLine = {
  lineId: string;
  quantity: number;
  amount: number /** Of the campaigns that hold for it. */;
  percents: readonly number[];
  ean?: string | undefined;
};

type Earning = {
  programme: Programme;
  currency: string /** Of the buyer on that day. */;
  tier: Tier | undefined;
  lines: readonly BoughtLine[];
};

/** By the rules of the day on which it was bought: a rule that staff change later changes nothing of it. */
export function earningLines({ programme, currency, tier, lines }: Earning): EarningLine[] {
  if (!programme.isActive) return [];
  const perPoint = Math.max(1, nearestMinor(programme.amountPerPoint, currency));
  return lines.flatMap(({ lineId, quantity, amount, percents, ean }) => {
    const points = pointsOfAmount(amount, { perPoint, percents: earningPercents({ tier: tier?.percent, campaigns: percents }) });
    return points > 0 && quantity > 0 ? [{ lineId, quantity, points, ...(ean && { ean }) }] : [];
  });
}
