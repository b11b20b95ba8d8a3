import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { writeNumber } from '../writing-style/number-style.ts';
import { moneyStyle } from '../writing-style/writing-style.ts';
import { currencyDecimals } from './currency.ts';

/** A decimal amount of the API as shoppers read it; one with a fraction that its currency does not have, rounded. */
export function writeMoney({ amount, currency }: Money, locale: string): string {
  return writeNumber(amount, currencyDecimals(currency), moneyStyle(locale, currency));
}
