import { cookies, storageKeys } from '@selvedge/domain/constants.ts';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { readStored, store } from '../../lib/storage.ts';

/** MKT-058 once a session and once a day. */
export function isGeoShown(): boolean {
  return readStored('sessionStorage', storageKeys.geoLocatorShown) !== undefined || readCookie(cookies.geoLocator.name) !== undefined;
}

export function markGeoShown(): void {
  store('sessionStorage', storageKeys.geoLocatorShown, 'yes');
  writeCookie(cookies.geoLocator.name, 'shown', cookies.geoLocator.seconds);
}
