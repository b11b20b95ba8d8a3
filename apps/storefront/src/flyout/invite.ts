import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { geolocation } from '@selvedge/contract/market.ts';
import { cookies, delays, storageKeys } from '@selvedge/domain/constants.ts';
import { deviceClass } from '@selvedge/domain/viewport/viewport.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { readStored, store } from '../lib/storage.ts';
import type { FlyoutControl } from './flyout-context.ts';

const day = 86_400;

type Invitation = { market: string; suggestsMarkets: boolean; offersApp: boolean; open: FlyoutControl['open'] };

/** MKT-026..035: the markets that suit the visitor, once a session and once a day; without any, the app, once. */
export async function invite({ market, suggestsMarkets, offersApp, open }: Invitation): Promise<void> {
  const suggested = suggestsMarkets && !wasInvited() ? await suggestions(market) : [];
  if (suggested.length > 0) {
    markInvited();
    open('geoLocator', { suggested });
  } else if (offersApp && wantsApp()) {
    setTimeout(() => open('appBanner'), delays.appBannerFlyout - delays.geoLocatorFlyout);
  }
}

async function suggestions(market: string): Promise<readonly string[]> {
  const result = await attempt(createClient({ apiBase: '' })(geolocation.suggest, { params: { market } }));
  return result.hasError ? [] : result.data.filter((id) => id !== market);
}

const wasInvited = () =>
  readStored('sessionStorage', storageKeys.geoLocatorShown) !== undefined || readCookie(cookies.geoLocator.name) !== undefined;

function markInvited(): void {
  store('sessionStorage', storageKeys.geoLocatorShown, 'yes');
  writeCookie(cookies.geoLocator.name, 'shown', cookies.geoLocator.seconds / day);
}

function wantsApp(): boolean {
  const device = deviceClass({ width: innerWidth, isTouch: navigator.maxTouchPoints > 0, userAgent: navigator.userAgent });
  return (device === 'mobile' || device === 'tablet') && readStored('localStorage', storageKeys.appBannerHandled) === undefined;
}
