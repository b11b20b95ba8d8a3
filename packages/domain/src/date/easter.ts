import { dayMs } from './durations.ts';

const known = new Map<number, number>();

/** How many days a date lies after Easter Sunday of its year, as the western churches count it. Good Friday is -2. */
export function daysAfterEaster(date: string): number {
  const year = Number(date.slice(0, 4));
  const easter = known.get(year) ?? easterOf(year);
  known.set(year, easter);
  return Math.round((Date.parse(date) - easter) / dayMs);
}

/** The date that lies so many days after Easter Sunday of a year, in milliseconds. */
export function afterEaster(year: number, days: number): number {
  return easterOf(year) + days * dayMs;
}

/** By the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const moon = leap % 30;
  const epact = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  const offset = epact - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Date.UTC(year, month - 1, offset + 28 - 31 * Math.floor(month / 4));
}
