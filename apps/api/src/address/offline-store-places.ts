import type { StorePlaces } from '../store/store-places.ts';
import { type KnownPlace, knownPlaces, plain } from './known-places.ts';

const byName = new Map<string, KnownPlace>();
for (const place of knownPlaces)
  for (const name of [place.city, place.postalCode])
    if (name && !byName.has(`${place.country} ${plain(name)}`)) byName.set(`${place.country} ${plain(name)}`, place);

/** The stand-in: the towns that the other stand-ins know. */
export const offlineStorePlaces: StorePlaces = {
  find: ({ country, text }) => {
    const place = byName.get(`${country} ${plain(text)}`);
    return place && { name: place.city, latitude: place.latitude, longitude: place.longitude };
  },
};
