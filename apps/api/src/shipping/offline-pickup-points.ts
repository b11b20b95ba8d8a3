import { createHash } from 'node:crypto';
import { Address } from '@selvedge/contract/address.ts';
import type { OpeningHours, PickupPoint } from '@selvedge/contract/shipping.ts';
import { hasNoCarrierPostalCode } from '@selvedge/domain/address/address-rules.ts';
import { carrierLogos } from '@selvedge/domain/shipping/carrier-logo.ts';
import { distanceBetween, type Position } from '@selvedge/domain/shipping/distance-between.ts';
import { type KnownPlace, knownPlaces, plain } from '../address/known-places.ts';
import type { PickupPointPort } from './pickup-point-port.ts';

const pointsOfPlace = 15;

/** The stand-in: the same places around the same postal code, whoever asks and whenever. */
export const offlinePickupPoints: PickupPointPort = {
  near: async ({ carrier, country, postalCode, city, most }) => {
    const key = placeKey(hasNoCarrierPostalCode(country) ? city : postalCode || city);
    return makePoints({ carrier, country, key }).slice(0, most);
  },
  find: async ({ carrier, country, id }) => {
    const [, encoded = ''] = id.split('.');
    const key = Buffer.from(encoded, 'base64url').toString('utf8');
    return makePoints({ carrier, country, key }).find((point) => point.id === id);
  },
};

type Around = { carrier: string; country: string; key: string };

/** Short: it is part of a point's id, by which it is found again. */
const placeKey = (text: string) => plain(text).slice(0, 16);

function makePoints({ carrier, country, key }: Around): PickupPoint[] {
  const name = carrierLogos.find(({ id }) => id === carrier)?.name;
  const place = findPlace(country, key);
  if (!name || !place || key === '') return [];
  return Array.from({ length: pointsOfPlace }, (_, index) => makePoint({ carrier, country, key }, { name, place, index })).sort(
    (a, b) => a.straightLineDistance - b.straightLineDistance,
  );
}

/** The town of that postal code or name; else somewhere in the country, always the same. */
function findPlace(country: string, key: string): KnownPlace | undefined {
  const places = knownPlaces.filter((place) => place.country === country);
  const known = places.find(({ postalCode, city }) => placeKey(postalCode) === key || placeKey(city) === key);
  if (known || places.length === 0) return known;
  const near = places.find(({ postalCode }) => key !== '' && placeKey(postalCode).slice(0, 2) === key.slice(0, 2)) ?? places[0]!;
  const [north, east] = numbers(`${country} ${key}`);
  return { ...near, latitude: near.latitude + (north! - 0.5) * 0.2, longitude: near.longitude + (east! - 0.5) * 0.2 };
}

function makePoint(
  { carrier, country, key }: Around,
  { name, place, index }: { name: string; place: KnownPlace; index: number },
): PickupPoint {
  const [turn, far, number] = numbers(`${carrier} ${country} ${key} ${index}`) as [number, number, number];
  const at = offset(place, { metres: 120 + far ** 2 * 3_800, turn });
  const isLocker = index % 3 === 2;
  const street = place.streets[index % place.streets.length]!;
  const houseNumber = String(1 + Math.floor(number * 140));
  const isPackstation = isLocker && carrier === 'dhl' && country === 'DE';
  const title = isPackstation ? `Packstation ${101 + Math.floor(number * 800)}` : `${name} ${isLocker ? 'Locker' : 'Point'}, ${street}`;
  return {
    id: `${carrier}.${Buffer.from(key, 'utf8').toString('base64url')}.${index}`,
    ...{ name: title, latitude: at.latitude, longitude: at.longitude },
    straightLineDistance: Math.round(distanceBetween(place, at)),
    address: Address.parse({
      ...{ organizationName: title, line1: street, houseNumber, city: place.city, regionCode: place.region, country },
      ...{ postalCode: place.postalCode, carrierVariant: isLocker ? 'locker' : 'pickupPoint' },
      geoCoordinates: at,
    }),
    openingHours: isLocker ? [] : hours(index),
  };
}

const weekdays = [1, 2, 3, 4, 5];

function hours(index: number): OpeningHours[] {
  const [from, to] = [
    ['07:00', '22:00'],
    ['09:00', '18:00'],
    ['10:00', '20:00'],
  ][index % 3] as [string, string];
  const saturday = { day: 6, from: '09:00', to: index % 2 === 0 ? '16:00' : '20:00' };
  const sunday = index % 4 === 0 ? [{ day: 7, from: '10:00', to: '16:00' }] : [];
  return [...weekdays.map((day) => ({ day, from, to })), saturday, ...sunday];
}

function offset({ latitude, longitude }: Position, { metres, turn }: { metres: number; turn: number }): Position {
  const angle = turn * 2 * Math.PI;
  const degree = 111_320;
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    latitude: round(latitude + (metres * Math.cos(angle)) / degree),
    longitude: round(longitude + (metres * Math.sin(angle)) / (degree * Math.cos((latitude * Math.PI) / 180))),
  };
}

/** Numbers from 0 to 1 that follow from a text. */
function numbers(text: string): number[] {
  const hash = createHash('sha256').update(text).digest();
  return [0, 4, 8].map((at) => hash.readUInt32BE(at) / 2 ** 32);
}
