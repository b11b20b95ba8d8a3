import { attempt } from '@selvedge/contract/attempt.ts';
import { geolocation } from '@selvedge/contract/market.ts';
import { cookies, delays, storageKeys } from '@selvedge/domain/constants.ts';
import { chooseWelcomeFlyout, mayShowGeoLocator, type Visit } from '@selvedge/domain/market/choose-welcome-flyout.ts';
import { deviceClass } from '@selvedge/domain/viewport/viewport.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { readStored, store } from '../lib/storage.ts';
import { shopClient } from '../session/shop-client.ts';
import type { FlyoutControl } from './flyout-context.ts';

const day = 86_400;

type Invitation = Pick<Visit, 'toggles' | 'isSigningIn'> & { market: string; open: FlyoutControl['open'] };

/** The markets that suit the visitor, once a session and once a day (MKT-058); without any, the app, once. */
export async function invite({ market, toggles, isSigningIn, open }: Invitation): Promise<void> {
  const visit = { toggles, isSigningIn, inStore: document.documentElement.dataset.inStore !== undefined, ...whatIsKnown() };
  const suggested = mayShowGeoLocator(visit) ? await suggestions(market) : [];
  const chosen = chooseWelcomeFlyout(visit, suggested);
  if (chosen === 'geoLocator') {
    markInvited();
    open('geoLocator', { suggested });
  } else if (chosen === 'appBanner') {
    setTimeout(() => open('appBanner'), delays.appBannerFlyout - delays.geoLocatorFlyout);
  }
}

async function suggestions(market: string): Promise<readonly string[]> {
  const result = await attempt(shopClient()(geolocation.suggest, { params: { market } }));
  return result.hasError ? [] : result.data.filter((id) => id !== market);
}

function markInvited(): void {
  store('sessionStorage', storageKeys.geoLocatorShown, 'yes');
  writeCookie(cookies.geoLocator.name, 'shown', cookies.geoLocator.seconds / day);
}

function whatIsKnown(): Pick<Visit, 'device' | 'isGeoShown' | 'isAppBannerHandled'> {
  return {
    device: deviceClass({ width: innerWidth, isTouch: navigator.maxTouchPoints > 0, userAgent: navigator.userAgent }),
    isGeoShown:
      readStored('sessionStorage', storageKeys.geoLocatorShown) !== undefined || readCookie(cookies.geoLocator.name) !== undefined,
    isAppBannerHandled: readStored('localStorage', storageKeys.appBannerHandled) !== undefined,
  };
}
