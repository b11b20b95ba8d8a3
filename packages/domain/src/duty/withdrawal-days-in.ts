import { euCountries } from '../market/is-in-eu.ts';

const fourteen = new Set([...euCountries, 'AL', 'EG', 'GB', 'IS', 'KW', 'LI', 'ME', 'MK', 'NO', 'RS', 'TR', 'UA']);
const others: Readonly<Record<string, number>> = { BA: 15, MA: 7, SA: 7, TN: 10 };

/** How many days a buyer may withdraw without a reason once the goods are there; undefined where no law gives that right. */
export function withdrawalDaysIn(country: string): number | undefined {
  return fourteen.has(country) ? 14 : others[country];
}
