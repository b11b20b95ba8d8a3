import { isRichNodes, wordsOfRichText } from '@selvedge/domain/content/words-of-rich-text.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { unitOf } from '@selvedge/domain/money/minor-units.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';

/** The currency of a market; undefined when there is no such market any more. */
export type CurrencyOf = (market: string) => string | undefined;

/** A value as people read it: money, days, on and off. Undefined is "not there". `at` is its place: `price:en-GB.price.sales`. */
export function showAudited(at: string, value: unknown, currencyOf: CurrencyOf): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return showSwitch(at, value);
  if (typeof value === 'number') return showNumber(at, value, currencyOf);
  if (typeof value === 'string') return showWords(value);
  if (isRichNodes(value)) return wordsOfRichText(value);
  if (Array.isArray(value)) return showList(at, value, currencyOf);
  const money = readMoney(value);
  if (money) return formatMoney(money.amount, money.currency);
  const parts = Object.entries(value).flatMap(([name, each]) => {
    const words = showAudited(`${at}.${name}`, each, currencyOf);
    return words === undefined ? [] : [`${showPlace(name)}: ${words}`];
  });
  return parts.join(', ') || text('audit.empty_value');
}

/** `mainMenu.0.title` reads "Main menu › 1 › Title"; names that are no words, such as `en-GB`, stay as they are. */
export function showPlace(at: string): string {
  return at.split('.').filter(Boolean).map(showName).join(' › ');
}

function showName(part: string): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1);
  // A field of products: `price:en-GB`.
  const [name = '', of] = part.split(':', 2);
  if (!/^[a-z]+([A-Z][a-z]*)*$/.test(name)) return part;
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${of ? ` ${of}` : ''}`;
}

export function isMoney(value: unknown): boolean {
  return readMoney(value) !== undefined;
}

function readMoney(value: unknown): { amount: number; currency: string } | undefined {
  const { amount, currency } = (value ?? {}) as { amount?: unknown; currency?: unknown };
  return typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency) ? { amount, currency } : undefined;
}

/** `isHidden` is a question, which `on` does not answer. */
function showSwitch(at: string, value: boolean): string {
  if (/(^|\.)(is|has)[A-Z]\w*$/.test(at)) return text(value ? 'audit.yes' : 'audit.no');
  return text(value ? 'audit.on' : 'audit.off');
}

function showNumber(at: string, value: number, currencyOf: CurrencyOf): string {
  const parts = at.split('.');
  const name = parts.at(-1) ?? '';
  // Amounts of promotions, by currency: `minimum.amounts.EUR`.
  if (parts.at(-2) === 'amounts' && isCurrency(name)) return formatMoney(value, name);
  const [field, market = ''] = (parts[0] ?? '').split(':', 2);
  if (field === 'price' && ['validFrom', 'from'].includes(name)) return formatMoment(new Date(value).toISOString());
  const currency = field === 'price' ? currencyOf(market) : undefined;
  if (currency && ['list', 'sales', 'member'].includes(name)) return formatMoney(value / unitOf(currency), currency);
  return value.toLocaleString('en');
}

function showWords(value: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))) return formatMoment(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) return day.format(new Date(value));
  const words = value.replaceAll(/<[^<>]*>/g, ' ').trim();
  return words || text('audit.empty_value');
}

function showList(at: string, value: readonly unknown[], currencyOf: CurrencyOf): string {
  if (value.length === 0) return text('audit.no_values');
  const shown = value.map((each) => showAudited(at, each, currencyOf) ?? text('audit.nothing'));
  return shown.join(value.some((each) => typeof each === 'object') ? ' · ' : ', ');
}

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);
const money = (currency: string) => new Intl.NumberFormat('en-GB', { style: 'currency', currency });
const formatMoney = (amount: number, currency: string): string => money(currency).format(amount);
const day = dateFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
