import type { Seller } from '@selvedge/contract/market.ts';
import { type Maker, makersDocument } from '@selvedge/contract/product-safety.ts';
import { type Duty, hasDuty } from '@selvedge/domain/duty/duties.ts';
import { findMaker } from '@selvedge/domain/duty/find-maker.ts';
import type { MarketFacts } from '@selvedge/domain/market-health/market-facts.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import type { Ctx } from '../shop/ctx.ts';

/** Of the seller: what each duty wants to be told, in the Studio's words. */
const wanted: readonly { field: keyof Seller; name: string; duties: readonly Duty[] }[] = [
  { field: 'name', name: 'company', duties: ['imprint', 'withdrawalForm'] },
  { field: 'address', name: 'address', duties: ['imprint', 'withdrawalForm'] },
  { field: 'email', name: 'e-mail address', duties: ['imprint', 'withdrawalForm', 'accessibility'] },
  { field: 'representative', name: 'represented by', duties: ['imprint'] },
  { field: 'companyNumber', name: 'company number', duties: ['imprint'] },
  { field: 'vatId', name: 'VAT number', duties: ['imprint'] },
];

export function dutyFactsOf({ market, documents }: MarketContent, { structure }: Ctx['catalogue']): MarketFacts['duties'] {
  const { code } = market.country;
  const isWanted = (duties: readonly Duty[]) => duties.some((duty) => hasDuty(code, duty));
  const makers = (documents.get(makersDocument) as Maker[] | undefined) ?? [];
  const brands = hasDuty(code, 'productSafety') ? [...structure.facets.brand.numberOf.keys()] : [];
  return {
    missing: wanted.filter(({ field, duties }) => !market.seller?.[field] && isWanted(duties)).map(({ name }) => name),
    unmade: brands.filter((brand) => !findMaker(makers, { maker: '', brand })),
  };
}
