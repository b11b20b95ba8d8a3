/**
 * The one table of envelopes, by the postal services' own rules: `S` street, `#` house number, `P` postal code, `C` city, `R` state or
 * province, `D` the Turkish zone; `|` ends a line. What is empty takes the blank or comma before it along.
 */
const layouts: readonly (readonly [layout: string, countries: string])[] = [
  ['S #|P C', 'AL AM AT BA BE BG CH CY CZ DE DK EE FI GR HR LT ME MK NL NO PL PT RO RS SE SI SK'],
  ['S, #|P C', 'AD ES IT'],
  ['# S|P C', 'DZ FR MA MC TN'],
  ['#, S|P C', 'LU'],
  ['# S|C P', 'MT'],
  ['# S|C|P', 'GB IE'],
  ['# S|C, R P', 'US'],
  ['# S|C R P', 'CA'],
  ['S #|C, P', 'LV'],
  ['C|S #|P', 'HU'],
  ['S, #|C|P', 'UA'],
  ['# S|C', 'AE EG JO QA SA'],
  ['S|C', 'KW'],
  ['S #|D/C', 'TR'],
];

const byCountry = new Map(layouts.flatMap(([layout, countries]) => countries.split(' ').map((country) => [country, layout])));

export const countriesWithLayout: readonly string[] = [...byCountry.keys()];

/** A country that the table does not know is written as most of them are. */
export function layoutOf(country: string): string {
  return byCountry.get(country) ?? 'S #|P C R';
}

export function isNumberFirst(country: string): boolean {
  const layout = layoutOf(country);
  return layout.includes('#') && layout.indexOf('#') < layout.indexOf('S');
}
