import type { AddressQuestion, AddressSuggestion, AddressValidation } from '@selvedge/contract/address-book.ts';
import { parseStreet } from '@selvedge/domain/address/parse-street.ts';
import type { AddressPort } from './address-port.ts';
import { type KnownPlace, knownPlaces, plain } from './known-places.ts';

/** The stand-in: a few real streets of every country's towns. What it has never heard of it lets pass. */
export const offlineAddresses: AddressPort = {
  suggest: async ({ country, text }) => suggest(country, text),
  validate: async (asked) => validate(asked),
};

const mostSuggestions = 8;

function suggest(country: string, text: string): AddressSuggestion[] {
  const { line1, houseNumber } = parseStreet(text);
  const words = plain(line1).split(' ').filter(Boolean);
  if (words.join('').length < 2) return [];
  return inCountry(country)
    .flatMap((place) => place.streets.map((street) => ({ place, street })))
    .filter(({ place, street }) => beginsLike(plain(`${street} ${place.city} ${place.postalCode}`), words))
    .slice(0, mostSuggestions)
    .map(({ place, street }) => show(place, { street, number: houseNumber }));
}

/** Every word that was typed begins a word of the address. */
function beginsLike(address: string, typed: readonly string[]): boolean {
  const words = address.split(' ');
  return typed.every((each) => words.some((word) => word.startsWith(each)));
}

function show(
  { country, region, city, postalCode }: KnownPlace,
  { street, number }: { street: string; number: string },
): AddressSuggestion {
  const town = [postalCode, city].filter(Boolean).join(' ');
  const label = `${[street, number].filter(Boolean).join(' ')}, ${town}`;
  return { country, region, city, zipcode: postalCode, street, label, number };
}

function validate({ country, city, zipCode, streetName, houseNumber }: AddressQuestion & { country: string }): AddressValidation {
  const places = inCountry(country);
  const byCode = places.filter(({ postalCode }) => postalCode !== '' && plain(postalCode) === plain(zipCode));
  const isTown = (place: KnownPlace) => plain(place.city) === plain(city);
  const here = places.filter(isTown);
  const street = plain(streetName);
  const streets = here.flatMap((place) => place.streets.map(plain));
  const isSlip = !streets.includes(street) && streets.some((known) => isNearly(street, known));
  return {
    cityValidated: city === '' || byCode.length === 0 || byCode.some(isTown),
    streetValidated: streetName === '' || !isSlip,
    houseNumberValidated: houseNumber === '' || (/\d/.test(houseNumber) && Number.parseInt(houseNumber.replace(/\D+/, ''), 10) < 10_000),
  };
}

const inCountry = (country: string) => knownPlaces.filter((place) => place.country === country);

/** One letter too many, too few or wrong: a slip of the finger. */
function isNearly(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at++;
  const [rest, other] = [typed.slice(at), known.slice(at)];
  return rest.slice(1) === other.slice(1) || rest === other.slice(1) || rest.slice(1) === other;
}
