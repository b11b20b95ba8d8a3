import type { Benefit } from '@selvedge/contract/promotion.ts';
import { amountIn } from '../promotion/live-promotion.ts';

type Order = { goods: number; freight: number; currency: string };

/** About what a voucher takes off an order, in minor units. Undefined of benefits that depend on which goods there are. */
export function voucherWorth(benefit: Benefit, { goods, freight, currency }: Order): number | undefined {
  if (benefit.kind === 'percentage') return Math.floor((goods * benefit.percent) / 100);
  if (benefit.kind === 'amount') return Math.min(goods, amountIn(benefit.amounts, currency) ?? 0);
  return benefit.kind === 'freeShipping' ? freight : undefined;
}
