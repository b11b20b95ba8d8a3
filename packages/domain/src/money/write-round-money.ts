import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { writeNumber } from '../writing-style/number-style.ts';
import { moneyStyle } from '../writing-style/writing-style.ts';
import { currencyDecimals } from './currency.ts';

/** An amount in a sentence, such as the one from which delivery is free: '5 € · free over 60 €', and not '5,00 €' beside it. */
export function writeRoundMoney({ amount, currency }: Money, locale: string): string {
  return writeNumber(amount, Number.isInteger(amount) ? 0 : currencyDecimals(currency), moneyStyle(locale, currency));
}
