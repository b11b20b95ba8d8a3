import type {
  AddressCountry,
  AddressQuestion,
  AddressSuggestion,
  FoundAddress,
  RetrievedAddress,
} from '@selvedge/contract/address-book.ts';
import { AddressValidation } from '@selvedge/contract/address-book.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';

/** CHK-049 */
export function suggestAddresses(ctx: Ctx, text: string): Promise<AddressSuggestion[]> {
  return orNothing(ctx, () => ctx.ports.addresses.suggest({ country: ctx.market!.country.code, text }), []);
}

/** CHK-050. What the service does not speak of counts as right. (CHK-023) */
export async function validateAddress(ctx: Ctx, asked: AddressQuestion): Promise<AddressValidation> {
  const country = ctx.market!.country.code;
  return AddressValidation.parse(await orNothing(ctx, () => ctx.ports.addresses.validate({ ...asked, country }), {}));
}

/** CHK-046 */
export function findCanadianAddresses(ctx: Ctx, { searchTerm, lastId }: { searchTerm: string; lastId: string }): Promise<FoundAddress[]> {
  const { country, language } = ctx.market!;
  if (country.code !== 'CA') return Promise.resolve([]);
  return orNothing(ctx, () => ctx.ports.addressComplete.find({ searchTerm, lastId, language: language.baseCode }), []);
}

/** CHK-047 */
export async function retrieveCanadianAddress(ctx: Ctx, id: string): Promise<RetrievedAddress> {
  const isHere = ctx.market!.country.code === 'CA';
  const found = isHere ? await orNothing(ctx, () => ctx.ports.addressComplete.retrieve(id), undefined) : undefined;
  if (!found) throw new ShopError('not_found');
  return found;
}

/** CHK-068 A parcel leaves for the market's own country. */
export function listCountries({ market }: Ctx): AddressCountry[] {
  const { name, code } = market!.country;
  return [{ name, countryShortCode: code }];
}

/** CHK-024 A service that fails has no result. What was asked is somebody's address, so it is not written down. */
async function orNothing<T>({ log }: Ctx, ask: () => Promise<T>, nothing: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the address service did not answer');
    return nothing;
  }
}
