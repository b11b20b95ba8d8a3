import type { MapCountry } from '@selvedge/contract/market.ts';
import { mapZoom } from '../constants.ts';

export type MapView = { latitude: number; longitude: number; zoomLevel: number };

/** Where the map opens for a country. Entries may lack a zoom level, and one of them an id: no country is found by that. */
export function findMapView(countries: readonly MapCountry[], countryId: string): MapView | undefined {
  const found = countryId === '' ? undefined : countries.find((country) => country.countryId.toUpperCase() === countryId.toUpperCase());
  return found && { latitude: found.latitude, longitude: found.longitude, zoomLevel: found.zoomLevel ?? mapZoom };
}

/** MKT-037 zero means 'unknown' in the data we are given, not the Gulf of Guinea. */
export function hasCoordinates({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }): boolean {
  return Boolean(latitude) && Boolean(longitude);
}
