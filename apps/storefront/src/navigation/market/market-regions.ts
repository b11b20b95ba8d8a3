import type { Market } from '@selvedge/contract/market.ts';

export type MarketRegion = 'europe' | 'middleEast' | 'northAmerica' | 'world';

const elsewhere: Record<string, MarketRegion> = {
  AE: 'middleEast',
  DZ: 'middleEast',
  EG: 'middleEast',
  JO: 'middleEast',
  KW: 'middleEast',
  MA: 'middleEast',
  QA: 'middleEast',
  SA: 'middleEast',
  TN: 'middleEast',
  CA: 'northAmerica',
  US: 'northAmerica',
};

// A market that staff add may be anywhere.
const europe =
  'AD AL AM AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM TR UA XK';

export type MarketCountry = { code: string; name: string; markets: Market[] };

/** Countries by region, each with its languages, in alphabetical order of their names. */
export function marketRegions(markets: readonly Market[]): { region: MarketRegion; countries: MarketCountry[] }[] {
  const byName = new Intl.Collator('en').compare;
  const countries = [...Map.groupBy(markets, ({ country }) => country.code)].map(([code, own]) => ({
    code,
    name: own[0]?.country.name ?? code,
    markets: own,
  }));
  countries.sort((a, b) => byName(a.name, b.name));
  const order: MarketRegion[] = ['europe', 'middleEast', 'northAmerica', 'world'];
  return order
    .map((region) => ({
      region,
      countries: countries.filter(({ code }) => (elsewhere[code] ?? (europe.includes(code) ? 'europe' : 'world')) === region),
    }))
    .filter((group) => group.countries.length > 0);
}
