import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { measuredNames } from './show-measurement.ts';

/** Columns of a chart that say what its sizes are called elsewhere. */
const sizeSystems = ['de', 'eu', 'fr', 'it', 'uk', 'us'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

const byCountry: Record<SizeSystem, readonly string[]> = {
  de: ['DE', 'AT'],
  fr: ['FR', 'BE', 'LU', 'MC', 'ES', 'AD', 'PT', 'DZ', 'MA', 'TN'],
  it: ['IT'],
  uk: ['GB', 'IE', 'MT'],
  us: ['US', 'CA'],
  eu: [],
};

/** The system that a country's shoppers know their size in. */
export function sizeSystemOf(country: string): SizeSystem {
  return sizeSystems.find((system) => byCountry[system].includes(country)) ?? 'eu';
}

/** The country's own names of the sizes come first, those of other countries after what is measured. */
export function chartColumns(chart: SizeChart, country: string): string[] {
  const own = sizeSystemOf(country);
  const rank = (name: string) => (name === own ? 0 : isSystem(name) ? 2 : 1);
  return measuredNames(chart).sort((a, b) => rank(a) - rank(b));
}

export type LocalSize = { system: SizeSystem; name: string };

/** What a size is called in the country, where its chart says so and the country's name is another one. */
export function localSize(chart: SizeChart, size: string, country: string): LocalSize | undefined {
  const system = sizeSystemOf(country);
  const name = chart.rows.find((row) => row.size === size)?.[system];
  return typeof name === 'string' && name !== '' && name !== size ? { system, name } : undefined;
}

function isSystem(name: string): boolean {
  return (sizeSystems as readonly string[]).includes(name);
}
