import type { Address } from '@selvedge/contract/address.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import { checkAddress, type KnownPlaces } from '@selvedge/domain/address/check-address.ts';
import { tidyAddress } from '@selvedge/domain/address/tidy-address.ts';
import { listDialPrefixes } from '@selvedge/domain/market/dial-prefix.ts';
import { taxRegions } from '@selvedge/domain/tax/tax-for.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findDistrict, turkishDistricts } from './turkish-locations.ts';

/** An address as it is kept, or what is wrong with it. Its country is the market's, whatever was sent. (CHK-018) */
export function readAddress(ctx: Pick<Ctx, 'market' | 'content'>, sent: Address, prefix = ''): Address {
  const { country, dialPrefix } = ctx.market!;
  const dial = { own: dialPrefix, all: listDialPrefixes(ctx.content.markets) };
  const address = tidyAddress(sent, { country: country.code, dial });
  // What was typed is checked, not what became of it: a number that lost its letters would look like one.
  const typed = { ...address, mobilePhoneNumber: sent.mobilePhoneNumber.trim() };
  const problems = checkAddress(typed, country.code, knownPlaces(country.code, address.regionCode));
  const errors: FieldErrors = {};
  for (const [name, key] of Object.entries(problems)) errors[`${prefix}${name}`] = [key];
  if (Object.keys(errors).length > 0) throw new ShopError('address_refused', errors);
  const district = country.code === 'TR' ? findDistrict(address.regionCode) : undefined;
  return district ? { ...address, city: district.name } : address;
}

function knownPlaces(country: string, regionCode: string): KnownPlaces {
  if (country === 'TR') {
    return {
      regions: turkishDistricts().map(({ districtId }) => districtId),
      zones: findDistrict(regionCode)?.zones.map(({ name }) => name) ?? [],
    };
  }
  const regions = taxRegions(country).map(({ code }) => code);
  return regions.length > 0 ? { regions } : {};
}
