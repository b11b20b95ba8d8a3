import { dropEnd } from '../text/drop-end.ts';
import { currencyDecimals } from './currency.ts';

/** A decimal number keeps fifteen digits; beyond them a cent could be lost on the way through JSON. */
const limit = 1e15;

/** 12.34 EUR is 1234. Exact, by its digits: multiplying 1.005 by 1000 would lose a fils. */
export function toMinor(decimal: number | string, currency: string): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal));
  const decimals = currencyDecimals(currency);
  const fraction = dropEnd(match?.[3] ?? '', '0');
  if (!match || fraction.length > decimals) throw new RangeError(`${decimal} is not an amount of ${currency}`);
  const minor = Number(`${match[2]}${fraction.padEnd(decimals, '0')}`);
  if (minor >= limit) throw new RangeError(`${decimal} ${currency} is too large`);
  return match[1] && minor !== 0 ? -minor : minor;
}

/** The nearest amount of the currency: what editors write and what stands in an address may have fractions that it does not have. */
export function nearestMinor(decimal: number, currency: string): number {
  return Math.round(decimal * unitOf(currency));
}

/** 1234 of EUR is 12.34: the decimal number that the API speaks. */
export function toDecimal(minor: number, currency: string): number {
  return Number(toDecimalText(minor, currency));
}

/** The same in digits, with all decimals of the currency: 1230 of EUR is `12.30`. */
export function toDecimalText(minor: number, currency: string): string {
  if (!Number.isInteger(minor) || Math.abs(minor) >= limit) throw new RangeError(`${minor} is no amount of minor units`);
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return minor < 0 ? `-${text}` : text;
}

/** How many minor units one of the currency has. */
export function unitOf(currency: string): number {
  return unitWith(currencyDecimals(currency));
}

export function unitWith(decimals: number): number {
  return 10 ** decimals;
}
