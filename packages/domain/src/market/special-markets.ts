type InCountry = { country: { code: string } };

const isIn = (code: string) => (market: InCountry | null | undefined) => market?.country.code === code;

/** MKT-011 the countries that other rules name. */
export const isUnitedStates = isIn('US');
export const isCanada = isIn('CA');
export const isTurkey = isIn('TR');
export const isEmirates = isIn('AE');
export const isGermany = isIn('DE');
export const isAndorra = isIn('AD');
