import type { MarketFormats } from '@selvedge/contract/market.ts';
import type { NumberStyle } from '@selvedge/contract/writing-style.ts';

/** A locale's style with what staff decided about the market. A price breaks nowhere: its spaces hold. */
export function applyFormats(style: NumberStyle, { formats, minus }: { formats: MarketFormats; minus: string }): NumberStyle {
  const { sign, signPlace, decimal = style.decimal, group } = formats;
  const marked = { ...style, decimal, group: group === undefined ? style.group : marks[group] };
  if (sign === undefined && signPlace === undefined) return marked;
  const [before, after] = style.plus;
  const isAfter = signPlace === undefined ? after.trim() !== '' : signPlace === 'after';
  const shown = sign ?? (before.trim() || after.trim());
  const plus: [string, string] = isAfter ? ['', `\u00a0${shown}`] : [/[\p{L}.]$/u.test(shown) ? `${shown}\u00a0` : shown, ''];
  return { ...marked, plus, minus: [minus + plus[0], plus[1]] };
}

const marks = { ',': ',', '.': '.', ' ': '\u00a0', "'": '’', '٬': '٬', none: '' } as const satisfies Record<
  NonNullable<MarketFormats['group']>,
  string
>;
