export const euCountries = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

const union = new Set(euCountries);

export function isInEu(country: string): boolean {
  return union.has(country);
}
