const countries: ReadonlySet<string> = new Set(['TN', 'MK', 'AM', 'US']);

/** CHK-042 where a shopper must see what of the total is tax before buying. */
export const hasTaxSummary = (country: string | undefined): boolean => country !== undefined && countries.has(country);
