import { euCountries } from '../market/is-in-eu.ts';

/**
 * What the law of a country asks of a shop:
 * lowestPrice: a reduction is told against the lowest price of 30 days (Directive 98/6/EC, Article 6a).
 * unitPrice: what has a content is priced by litre, kilogram, metre or square metre, too (Directive 98/6/EC, Article 3).
 * withdrawalForm: the page with the model form (Directive 2011/83/EU, Annex I).
 * withdrawalFunction: withdrawing takes as few steps as buying did (Directive (EU) 2023/2673).
 * imprint: who runs the shop is told on every page (Directive 2000/31/EC, Article 5).
 * accessibility: how far the shop is accessible, and whom to tell (Directive (EU) 2019/882).
 * productSafety: who made it, who answers for it, what to look out for (Regulation (EU) 2023/988).
 * fibreNames: textiles say what they are made of by legal names (Regulation (EU) 1007/2011).
 */
export const duties = [
  ...['lowestPrice', 'unitPrice', 'withdrawalForm', 'withdrawalFunction'],
  ...['imprint', 'accessibility', 'productSafety', 'fibreNames'],
] as const;
export type Duty = (typeof duties)[number];

const area = [...euCountries, 'IS', 'LI', 'NO'];
/** Countries whose law follows the Union's in what a shop must tell. */
const followers = ['AL', 'BA', 'ME', 'MK', 'RS', 'TR'];

const countries: Readonly<Record<Duty, ReadonlySet<string>>> = {
  lowestPrice: new Set(area),
  unitPrice: new Set([...area, ...followers, 'CH', 'GB', 'UA']),
  withdrawalForm: new Set([...area, ...followers, 'GB']),
  withdrawalFunction: new Set(area),
  imprint: new Set([...area, ...followers, 'AD', 'CH', 'GB', 'MC', 'UA']),
  accessibility: new Set(area),
  // Of the United Kingdom for Northern Ireland, to which the same market sells.
  productSafety: new Set([...area, 'GB']),
  fibreNames: new Set([...area, ...followers, 'CA', 'GB', 'US']),
};

export function hasDuty(country: string, duty: Duty): boolean {
  return countries[duty].has(country);
}

export function listDuties(country: string): Duty[] {
  return duties.filter((duty) => hasDuty(country, duty));
}
