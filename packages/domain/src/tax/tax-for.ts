import type { MarketSettings } from '@selvedge/contract/market.ts';
import { americanStates, canadianProvinces, type TaxRegion, taxNames } from './regions.ts';
import type { TaxRule } from './tax-on.ts';

export type TaxedMarket = Pick<MarketSettings, 'tax' | 'country' | 'language'>;

/** Which taxes a market asks for. In Canada and in the United States where the parcel goes decides. */
export function taxFor(
  { tax, country, language }: TaxedMarket,
  { regionCode, changed = [] }: { regionCode: string | undefined; changed?: readonly TaxRegion[] },
): TaxRule {
  const own = { isIncluded: tax.included, taxes: [{ name: tax.name, rate: tax.rate }] };
  const regions = taxRegions(country.code);
  if (regions.length === 0) return { ...own, isEstimated: false };
  const wanted = regionCode?.toUpperCase();
  const region = changed.find(({ code }) => code === wanted) ?? regions.find(({ code }) => code === wanted);
  if (!region) return { ...own, isEstimated: true };
  return { isIncluded: tax.included, taxes: taxNames(region, language.baseCode), isEstimated: false };
}

/** Where the tax depends on where the parcel goes: the places it can go to. */
export function taxRegions(country: string): readonly TaxRegion[] {
  return country === 'CA' ? canadianProvinces : country === 'US' ? americanStates : [];
}
