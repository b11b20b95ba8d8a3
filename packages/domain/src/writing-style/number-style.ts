import type { NumberStyle } from '@selvedge/contract/writing-style.ts';

/** A number in the style of a market: `decimals` digits after the point, always all of them. */
export function writeNumber(value: number, decimals: number, { decimal, group, groupsFrom, zero, plus, minus }: NumberStyle): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.length < groupsFrom ? whole : groupThousands(whole, group);
  const digits = rest === undefined ? grouped : grouped + decimal + rest;
  // Intl writes -0 with its sign too.
  const [before, after] = value < 0 || Object.is(value, -0) ? minus : plus;
  return before + (zero === '0' ? digits : digits.replace(/\d/g, (digit) => ofScript(zero, Number(digit)))) + after;
}

function ofScript(zero: string, digit: number): string {
  return String.fromCodePoint(zero.codePointAt(0)! + digit);
}

/** The style that a formatter writes in. */
export function numberStyleOf(format: Intl.NumberFormat): NumberStyle {
  const find = (value: number, type: string) => format.formatToParts(value).find((part) => part.type === type)?.value;
  return {
    decimal: find(0.5, 'decimal') ?? '',
    group: find(1e6, 'group') ?? '',
    groupsFrom: find(1e3, 'group') === undefined ? 5 : 4,
    zero: find(0, 'integer') ?? '0',
    plus: around(format.formatToParts(1)),
    minus: around(format.formatToParts(-1)),
  };
}

const ofDigits = new Set(['integer', 'decimal', 'fraction', 'group']);

function around(parts: readonly Intl.NumberFormatPart[]): [string, string] {
  const isDigits = parts.map(({ type }) => ofDigits.has(type));
  const text = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return [text(parts.slice(0, isDigits.indexOf(true))), text(parts.slice(isDigits.lastIndexOf(true) + 1))];
}

function groupThousands(digits: string, group: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) grouped = digits.slice(Math.max(0, end - 3), end) + group + grouped;
  return grouped;
}
