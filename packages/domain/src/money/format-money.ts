import { writeNumber } from '../writing-style/number-style.ts';
import { moneyStyle } from '../writing-style/writing-style.ts';
import { currencyDecimals } from './currency.ts';
import { toDecimal } from './minor-units.ts';

/** An amount as shoppers read it. The locale is the market's id. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return writeNumber(toDecimal(minor, currency), currencyDecimals(currency), moneyStyle(locale, currency));
}
