import type { SizeChart } from '@selvedge/contract/size-guide.ts';

export type Unit = 'cm' | 'in';
type Measurement = SizeChart['rows'][number][string];

/** Charts are kept in centimetres. Inches are read to the half; nobody's tape is finer. */
export function showMeasurement(value: Measurement | undefined, { unit, locale }: { unit: Unit; locale: string }): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const write = (centimetres: number) => numbers(locale).format(unit === 'in' ? Math.round((centimetres / 2.54) * 2) / 2 : centimetres);
  if (typeof value === 'number') return write(value);
  const [from, to] = value.map(write);
  return from === to ? `${from}` : `${from}–${to}`;
}

/** The names of what a chart measures, in the order of its first row. */
export function measuredNames({ rows }: SizeChart): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'size');
}

const formats = new Map<string, Intl.NumberFormat>();

function numbers(locale: string): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  formats.set(locale, known);
  return known;
}
