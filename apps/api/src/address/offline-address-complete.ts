import { parseStreet } from '@selvedge/domain/address/parse-street.ts';
import type { AddressCompletePort } from './address-complete.ts';
import { knownPlaces, plain } from './known-places.ts';

const places = knownPlaces.filter(({ country }) => country === 'CA');
const mostRows = 8;

/** The stand-in: a street that is typed without a number leads to its numbers first, as the real one does. */
export const offlineAddressComplete: AddressCompletePort = {
  find: async ({ searchTerm, lastId }) => {
    const inside = findRow(lastId);
    if (inside) return [1, 12, 45, 120, 245].map((number) => row(inside.at, { street: inside.street, number: String(number) }));
    const { line1, houseNumber } = parseStreet(searchTerm);
    const words = plain(line1).split(' ').filter(Boolean);
    if (words.join('').length < 2) return [];
    return places
      .flatMap((place, at) => place.streets.map((street) => ({ at, street, words: plain(`${street} ${place.city}`).split(' ') })))
      .filter((each) => words.every((typed) => each.words.some((word) => word.startsWith(typed))))
      .slice(0, mostRows)
      .map(({ at, street }) => row(at, { street, number: houseNumber }));
  },
  retrieve: async (id) => {
    const found = findRow(id);
    if (!found) return undefined;
    const { city, region, postalCode } = places[found.at]!;
    return { line1: found.street, line2: '', houseNumber: found.number, city, regionCode: region, postalCode };
  },
};

function row(at: number, { street, number }: { street: string; number: string }) {
  const { city, region, postalCode } = places[at]!;
  return {
    id: `CA|${at}|${street}|${number}`,
    text: [number, street].filter(Boolean).join(' '),
    description: `${city}, ${region}, ${postalCode}`,
    next: number === '' ? ('Find' as const) : ('Retrieve' as const),
  };
}

function findRow(id: string) {
  const [country, at, street = '', number = ''] = id.split('|');
  const place = country === 'CA' ? places[Number(at)] : undefined;
  return place?.streets.includes(street) ? { at: Number(at), street, number } : undefined;
}
