import type { MarketSettings } from '@selvedge/contract/market.ts';

/** Countries as staff speak of them. A country that is in none of them is found by its name. */
export const marketGroups = {
  nordics: ['DK', 'FI', 'NO', 'SE'],
  baltics: ['EE', 'LT', 'LV'],
  dach: ['AT', 'CH', 'DE'],
  benelux: ['BE', 'LU', 'NL'],
  islands: ['GB', 'IE', 'MT'],
  south: ['AD', 'CY', 'ES', 'FR', 'GR', 'IT', 'MC', 'PT', 'TR'],
  east: ['AL', 'AM', 'BA', 'BG', 'CZ', 'HR', 'HU', 'ME', 'MK', 'PL', 'RO', 'RS', 'SI', 'SK', 'UA'],
  middleEast: ['AE', 'DZ', 'EG', 'JO', 'KW', 'MA', 'QA', 'SA', 'TN'],
  northAmerica: ['CA', 'US'],
} as const satisfies Record<string, readonly string[]>;

export type MarketGroup = keyof typeof marketGroups;

export function isInGroup({ country }: Pick<MarketSettings, 'country'>, group: string): boolean {
  return !Object.hasOwn(marketGroups, group) || (marketGroups[group as MarketGroup] as readonly string[]).includes(country.code);
}
