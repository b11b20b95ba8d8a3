import type { Tax } from './tax-on.ts';

export type TaxRegion = { code: string; name: string; taxes: readonly { en: string; fr: string; rate: number }[] };

const region = (code: string, name: string, ...taxes: [en: string, fr: string, rate: number][]): TaxRegion => ({
  code,
  name,
  taxes: taxes.map(([en, fr, rate]) => ({ en, fr, rate })),
});
const gst: [string, string, number] = ['GST', 'TPS', 5];
const hst = (rate: number): [string, string, number] => ['HST', 'TVH', rate];

/** The federal tax and the province's own, or the harmonised one that takes the place of both. */
export const canadianProvinces: readonly TaxRegion[] = [
  region('AB', 'Alberta', gst),
  region('BC', 'British Columbia', gst, ['PST', 'TVP', 7]),
  region('MB', 'Manitoba', gst, ['RST', 'TVD', 7]),
  region('NB', 'New Brunswick', hst(15)),
  region('NL', 'Newfoundland and Labrador', hst(15)),
  region('NS', 'Nova Scotia', hst(14)),
  region('NT', 'Northwest Territories', gst),
  region('NU', 'Nunavut', gst),
  region('ON', 'Ontario', hst(13)),
  region('PE', 'Prince Edward Island', hst(15)),
  region('QC', 'Quebec', gst, ['QST', 'TVQ', 9.975]),
  region('SK', 'Saskatchewan', gst, ['PST', 'TVP', 6]),
  region('YT', 'Yukon', gst),
];

/** The states' own rates; counties and cities add theirs, which a tax service would know. */
export const americanStates: readonly TaxRegion[] = (
  [
    ['AL', 'Alabama', 4],
    ['AK', 'Alaska', 0],
    ['AZ', 'Arizona', 5.6],
    ['AR', 'Arkansas', 6.5],
    ['CA', 'California', 7.25],
    ['CO', 'Colorado', 2.9],
    ['CT', 'Connecticut', 6.35],
    ['DE', 'Delaware', 0],
    ['DC', 'District of Columbia', 6],
    ['FL', 'Florida', 6],
    ['GA', 'Georgia', 4],
    ['HI', 'Hawaii', 4],
    ['ID', 'Idaho', 6],
    ['IL', 'Illinois', 6.25],
    ['IN', 'Indiana', 7],
    ['IA', 'Iowa', 6],
    ['KS', 'Kansas', 6.5],
    ['KY', 'Kentucky', 6],
    ['LA', 'Louisiana', 5],
    ['ME', 'Maine', 5.5],
    ['MD', 'Maryland', 6],
    ['MA', 'Massachusetts', 6.25],
    ['MI', 'Michigan', 6],
    ['MN', 'Minnesota', 6.875],
    ['MS', 'Mississippi', 7],
    ['MO', 'Missouri', 4.225],
    ['MT', 'Montana', 0],
    ['NE', 'Nebraska', 5.5],
    ['NV', 'Nevada', 6.85],
    ['NH', 'New Hampshire', 0],
    ['NJ', 'New Jersey', 6.625],
    ['NM', 'New Mexico', 4.875],
    ['NY', 'New York', 4],
    ['NC', 'North Carolina', 4.75],
    ['ND', 'North Dakota', 5],
    ['OH', 'Ohio', 5.75],
    ['OK', 'Oklahoma', 4.5],
    ['OR', 'Oregon', 0],
    ['PA', 'Pennsylvania', 6],
    ['RI', 'Rhode Island', 7],
    ['SC', 'South Carolina', 6],
    ['SD', 'South Dakota', 4.2],
    ['TN', 'Tennessee', 7],
    ['TX', 'Texas', 6.25],
    ['UT', 'Utah', 4.85],
    ['VT', 'Vermont', 6],
    ['VA', 'Virginia', 4.3],
    ['WA', 'Washington', 6.5],
    ['WV', 'West Virginia', 6],
    ['WI', 'Wisconsin', 5],
    ['WY', 'Wyoming', 4],
  ] as const
).map(([code, name, rate]) => region(code, name, ['Sales tax', 'Taxe de vente', rate]));

export function taxNames({ taxes }: TaxRegion, language: string): Tax[] {
  return taxes.map(({ en, fr, rate }) => ({ name: language === 'fr' ? fr : en, rate }));
}
