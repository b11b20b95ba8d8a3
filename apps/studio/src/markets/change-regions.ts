import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import type { TaxRegion } from '@selvedge/domain/tax/regions.ts';

type Changed = BasketSettings['taxRegions'];
export type RegionTax = Changed[number]['taxes'][number];

/** The regions that differ from what the shop knows. One that is as the shop knows it again is not kept: it would miss the next change of law. */
export function changeRegions(changed: Changed, known: TaxRegion, taxes: readonly RegionTax[]): Changed {
  const others = changed.filter(({ code }) => code !== known.code);
  if (JSON.stringify(taxes.map(plain)) === JSON.stringify(known.taxes.map(plain))) return others;
  const next = { code: known.code, name: known.name, taxes: taxes.map(plain) };
  return [...others, next].sort((a, b) => a.name.localeCompare(b.name));
}

const plain = ({ en, fr, rate }: RegionTax): RegionTax => ({ en, fr, rate });
