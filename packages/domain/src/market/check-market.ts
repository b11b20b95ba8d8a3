import type { MarketEdit, MarketUse } from '@selvedge/contract/studio/markets.ts';
import { currencyCodes } from '../money/currency.ts';
import { writingStyleOf } from '../writing-style/writing-style.ts';

type Before = { settings: MarketEdit; use: MarketUse; isOpen: boolean };
type Change = { id: string; settings: MarketEdit; keepsNumbers: boolean; markets: readonly string[]; before?: Before };
type Problems = Record<string, string[]>;

/** What is wrong with a market's settings, by field; none when they can be saved. */
export function checkMarket({ id, settings, keepsNumbers, markets, before }: Change): Problems {
  const problems: Problems = {};
  if (!currencyCodes.has(settings.currency)) problems.currency = ['studio.market_currency_unknown'];
  else if (before && before.settings.currency !== settings.currency) {
    const refusal = refuseCurrency(before, keepsNumbers);
    if (refusal) problems.currency = [refusal];
  }
  // Three decimals are what the shop's rates are kept in; a fourth would be lost without a word.
  if (settings.tax.rate >= 100) problems['tax.rate'] = ['studio.market_tax_range'];
  else if (!hasDecimals(settings.tax.rate, 3)) problems['tax.rate'] = ['studio.market_tax_decimals'];
  // One mark for both makes 1.234 of 1234 and of 1 and a bit.
  const { money } = writingStyleOf(id, settings.currency, settings.formats);
  if (money.decimal !== '' && money.decimal === money.group) problems['formats.group'] = ['studio.market_marks'];
  const unknown = settings.suggested.filter((each) => each === id || !markets.includes(each));
  if (unknown.length > 0 || new Set(settings.suggested).size < settings.suggested.length) problems.suggested = ['studio.market_suggested'];
  return problems;
}

/** Orders are owed in the currency they were made in. Prices have no currency of their own: they would change their worth. */
function refuseCurrency({ use, isOpen }: Before, keepsNumbers: boolean): string | undefined {
  if (use.orders > 0) return 'studio.market_currency_owed';
  if (use.prices > 0 && isOpen) return 'studio.market_currency_open';
  if (use.prices > 0 && !keepsNumbers) return 'studio.market_currency_prices';
  return undefined;
}

const hasDecimals = (value: number, most: number): boolean => Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6;
