import type { DateFormat } from './date-format.ts';

/** From a day to another. Polish and Finnish dates come with their dash run into words: 'pon., 23 lis–śr., 25 lis' reads like one. */
export function writeRange(format: DateFormat, from: Date, to: Date): string {
  return format.formatRange(from, to).replace(/(\s\S*[^\s–])–(?=[^\s–]+\s)/u, '$1 – ');
}
