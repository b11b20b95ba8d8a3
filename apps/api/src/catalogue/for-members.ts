import { soldFrom } from '@selvedge/domain/catalogue/sold-from.ts';
import type { MemberTerms } from './arrangement/arrangement.ts';
import { type Bits, emptyBits, hasBit, setBit } from './index/bits.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

/** `until`: from then on members can buy one more before everybody else. */
type ForMembers = { key: string; bits: Bits; from: number; until: number };

const known = new WeakMap<MarketCatalogue, ForMembers>();

/** What the club is good for: what its members pay less for, and what they can buy before everybody else. (CAT-014) */
export function forMembers(catalogue: MarketCatalogue, terms: MemberTerms, now: Date): Readonly<Pick<ForMembers, 'bits' | 'until'>> {
  const key = JSON.stringify(terms);
  const at = now.getTime();
  const before = known.get(catalogue);
  if (before?.key === key && before.from <= at && at < before.until) return before;
  const made = { key, from: at, ...collect(catalogue, terms, at) };
  known.set(catalogue, made);
  return made;
}

function collect({ prices, structure, supply, expiresAt }: MarketCatalogue, { memberPrice, earlyAccessHours }: MemberTerms, at: number) {
  const { member, sales } = prices;
  const bits = emptyBits(structure.count);
  let until = Number.POSITIVE_INFINITY;
  for (let product = 0; product < structure.count; product++) {
    // Of no price there is no less: NaN compares as false.
    if (memberPrice && member[product]! < sales[product]!) setBit(bits, product);
    const coming = structure.comingSoon[product]!;
    // Earlier moments have come: the catalogue is built anew at each of them.
    if (earlyAccessHours === 0 || coming < expiresAt) continue;
    const opens = soldFrom(coming, { isMember: true, earlyAccessHours });
    if (opens > at) until = Math.min(until, opens);
    // Of what is not there yet, nobody can buy a piece earlier.
    else if (hasBit(supply.isInStock, product)) setBit(bits, product);
  }
  return { bits, until };
}
