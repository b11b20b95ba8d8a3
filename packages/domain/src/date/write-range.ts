import type { DateFormat } from './date-format.ts';

/**
 * From a day to another. Polish and Finnish dates come with their dash run into words: 'pon., 23 lis–śr., 25 lis' reads like one. Bosnian ones
 * lose the full stop that makes a day of the first number: 'pon, 23 – sri, 25. nov'.
 */
export function writeRange(format: DateFormat, from: Date, to: Date): string {
  return format
    .formatRange(from, to)
    .replace(/(\s\S*[^\s–])–(?=[^\s–]+\s)/u, '$1 – ')
    .replace(/(?<=\s\d+)(?=\s–\s\S+\s\d+\.)/u, '.');
}
