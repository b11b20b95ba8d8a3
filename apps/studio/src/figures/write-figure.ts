import type { SalesFigures } from '@selvedge/contract/studio/figures-sales.ts';
import { changeOf } from '@selvedge/domain/figures/change-of.ts';
import { currencyDecimals } from '@selvedge/domain/money/currency.ts';

const count = new Intl.NumberFormat('en-GB');
const short = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const writeCount = (value: number): string => count.format(value);
export const writeShort = (value: number): string => short.format(value);
export const writeShare = (value: number): string =>
  `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }).format(value * 100)} %`;

export function writeAmount(value: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: currencyDecimals(currency) }).format(value);
}

/** A big number that is read at a glance: without coins, as soon as they no longer matter. */
export function writeBrief(value: number, currency: string): string {
  if (Math.abs(value) < 1000) return writeAmount(value, currency);
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0, minimumFractionDigits: 0 }).format(value);
}

/** +12.5 %; undefined where there was nothing. */
export function writeChange(now: number, before: number | undefined): string | undefined {
  const change = changeOf(now, before);
  // Tenths of a change by more than the double are noise.
  return change === undefined ? undefined : `${percent.format(Math.abs(change) < 100 ? change : Math.round(change))} %`;
}

export type SalesField = keyof SalesFigures;
const amounts: readonly SalesField[] = ['gross', 'net', 'kept', 'refunded', 'giftCards', 'basket'];

/** Bought in a currency without a rate: the amount is not nothing, it is not known in this one. */
export const isUnknown = (amount: number, bought: number): boolean => bought > 0 && amount === 0;

export const isAmount = (field: SalesField): boolean => amounts.includes(field);

export function fieldWriter(field: SalesField, currency: string): (value: number) => string {
  return isAmount(field) ? (value) => writeAmount(value, currency) : writeCount;
}
