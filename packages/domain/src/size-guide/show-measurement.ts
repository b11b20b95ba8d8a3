import type { Measurement, SizeChart } from '@selvedge/contract/size-guide.ts';
import { formatTenths } from '../writing-style/writing-style.ts';

export type Unit = 'cm' | 'in';

type Written = { unit: Unit; locale: string; inches?: Measurement | undefined };

/** Inches are read to the half; nobody's tape is finer. */
const toInches = (centimetres: number): number => Math.round((centimetres / 2.54) * 2) / 2;

/** Charts are kept in centimetres; `inches` are somebody's own, where what the centimetres come to is not what is meant. */
export function showMeasurement(value: Measurement | undefined, { unit, locale, inches }: Written): string {
  if (unit === 'in' && inches !== undefined) return showMeasurement(inches, { unit: 'cm', locale });
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const write = (centimetres: number) => formatTenths(unit === 'in' ? toInches(centimetres) : centimetres, locale);
  if (typeof value === 'number') return write(value);
  const [from, to] = value.map(write);
  return from === to ? `${from}` : `${from}–${to}`;
}

/** The names of what a chart measures, in the order of its first row. */
export function measuredNames({ rows }: SizeChart): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'size');
}
