import type { DateFormat } from './date-format.ts';

/**
 * From a day to another. Polish and Finnish dates come with their dash run into words: 'pon., 23 lis–śr., 25 lis' reads like one. Bosnian ones
 * lose the full stop that makes a day of the first number: 'pon, 23 – sri, 25. nov'. Lithuanian ones lose the 'd.' that makes a day of either,
 * so each is written by itself.
 */
export function writeRange(format: DateFormat, from: Date, to: Date): string {
  if (format.resolvedOptions().locale.startsWith('lt')) return [...new Set([from, to].map((day) => format.format(day)))].join(' – ');
  return format
    .formatRange(from, to)
    .replace(/(\s\S*[^\s–])–(?=[^\s–]+\s)/u, '$1 – ')
    .replace(/(?<=\s\d\d?)(?=\s–\s\S{1,12}\s\d\d?\.)/u, '.');
}
