import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { writeNumber } from '../writing-style/number-style.ts';
import { moneyStyle } from '../writing-style/writing-style.ts';
import { currencyDecimals } from './currency.ts';

/** An amount that is no price, such as the one from which delivery is free: '60 €' as pages write it, and not '60,00 €' beside it. */
export function writeRoundMoney({ amount, currency }: Money, locale: string): string {
  return writeNumber(amount, Number.isInteger(amount) ? 0 : currencyDecimals(currency), moneyStyle(locale, currency));
}
