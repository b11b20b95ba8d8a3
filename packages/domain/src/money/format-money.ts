import { currencyDecimals } from './currency.ts';
import { toDecimal } from './minor-units.ts';

/** Written after the amount in every locale; the others are written as the locale does. */
const suffixes: Readonly<Record<string, string>> = { DKK: 'KR', NOK: 'KR', SEK: 'KR', TRY: 'TL', RON: 'LEI', CZK: 'Kč', EUR: '€' };

/** An amount as shoppers read it. The locale is the market's id. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const amount = formatter(locale, currency).format(toDecimal(minor, currency));
  const suffix = suffixes[currency];
  // A price must not break between its amount and its currency.
  return suffix ? `${amount}\u00a0${suffix}` : amount;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key) ?? makeFormatter(locale, currency);
  formatters.set(key, known);
  return known;
}

function makeFormatter(locale: string, currency: string): Intl.NumberFormat {
  const decimals = currencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, suffixes[currency] ? digits : { style: 'currency', currency, ...digits });
}
