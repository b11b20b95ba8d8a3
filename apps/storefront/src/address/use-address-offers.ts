import { type AddressSuggestion, addressLookup, type FoundAddress, type RetrievedAddress } from '@selvedge/contract/address-book.ts';
import { formatPostalCode } from '@selvedge/domain/address/postal-code.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import type { AddressValues } from './address-values.ts';
import type { AddressForm } from './use-address-form.ts';

export type Offer = { id: string; label: string; values?: AddressValues; found?: FoundAddress };

const fewestLetters = 3;

/** Addresses that begin like what is typed. In Canada a row may be a street full of them, which is looked into first. */
export function useAddressOffers(typed: string, form: AddressForm): { offers: readonly Offer[]; take: (offer: Offer) => Promise<boolean> } {
  const market = useMarket()?.id ?? '';
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const call = callIn(market);
  const isCanada = form.country === 'CA';
  const words = typed.trim();

  // An error is no result. (CHK-024)
  const suggest = async (): Promise<Offer[]> => {
    const answer = await call(addressLookup.suggest, { params: { address: words } });
    return answer.hasError ? [] : answer.data.map((each) => ({ id: each.label, label: each.label, values: ofSuggestion(each, form) }));
  };
  const find = async (searchTerm: string, lastId = ''): Promise<Offer[]> => {
    const answer = await call(addressLookup.find, { body: { searchTerm, lastId } });
    return answer.hasError ? [] : answer.data.map((found) => ({ id: found.id, label: labelOf(found), found }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the words change, not with every render
  useEffect(() => {
    if (words.length < fewestLetters) return setOffers([]);
    let isOver = false;
    const timer = setTimeout(() => void (isCanada ? find(words) : suggest()).then((next) => isOver || setOffers(next)), delays.debounce);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, isCanada, market]);

  /** False when it only led further in. */
  async function take({ values, found }: Offer): Promise<boolean> {
    if (found?.next === 'Find') {
      setOffers(await find(found.text, found.id));
      return false;
    }
    setOffers([]);
    if (values) form.fill(values);
    if (found) {
      const answer = await call(addressLookup.retrieve, { body: { id: found.id } });
      if (!answer.hasError) form.fill(ofRetrieved(answer.data));
    }
    return true;
  }
  return { offers, take };
}

const labelOf = ({ text, description }: FoundAddress): string => [text, description].filter(Boolean).join(', ');

/** What the suggestion does not know stays as it was typed. */
function ofSuggestion({ street, number, city, zipcode, region }: AddressSuggestion, { country, places }: AddressForm): AddressValues {
  const isListed = [...places.allowedStates, ...places.allowedProvinces].some(({ abbreviation }) => abbreviation === region);
  return {
    line1: street,
    ...(number && { houseNumber: number }),
    ...(city && { city }),
    ...(zipcode && { postalCode: formatPostalCode(country, zipcode) }),
    ...(isListed && { regionCode: region }),
  };
}

const ofRetrieved = ({ line1, line2, houseNumber, city, regionCode, postalCode }: RetrievedAddress): AddressValues => ({
  ...{ line1, houseNumber, city, regionCode, postalCode },
  ...(line2 && { line2 }),
});
