import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { toDecimal, toMinor } from './minor-units.ts';

/** Decimal amounts of one currency together. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  const minor = amounts.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);
  return { amount: toDecimal(minor, currency), currency };
}
