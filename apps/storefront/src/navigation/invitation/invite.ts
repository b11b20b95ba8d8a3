import { deviceClass } from '@selvedge/blocks/device-class.ts';
import { geolocation } from '@selvedge/contract/market.ts';
import { cookies, delays, storageKeys } from '@selvedge/domain/constants.ts';
import { chooseWelcomeFlyout, mayShowGeoLocator, type Visit } from '@selvedge/domain/market/choose-welcome-flyout.ts';
import type { FlyoutControl } from '../../flyout/flyout-context.ts';
import { openWhenFree } from '../../flyout/open-when-free.ts';
import { readCookie } from '../../lib/cookies.ts';
import { readStored } from '../../lib/storage.ts';
import { callIn } from '../../session/call-in.ts';
import { isGeoShown } from './geo-shown.ts';

type Invitation = Pick<Visit, 'toggles' | 'isSigningIn'> & { market: string; open: FlyoutControl['open']; signal: AbortSignal };

/** The markets that suit the visitor; without any, the app. What is not seen does not count as shown: each notes it when it is drawn. */
export async function invite({ market, toggles, isSigningIn, open, signal }: Invitation): Promise<void> {
  const visit = (): Visit => ({ toggles, isSigningIn, ...whatIsKnown() });
  const suggested = mayShowGeoLocator(visit()) ? await suggestions(market) : [];
  const chosen = chooseWelcomeFlyout(visit(), suggested);
  if (chosen === 'geoLocator') {
    openWhenFree({ open, signal, name: 'geoLocator', props: { suggested }, isWanted: () => mayShowGeoLocator(visit()) });
  } else if (chosen === 'appBanner') {
    const offer = () => openWhenFree({ open, signal, name: 'appBanner', isWanted: () => !visit().isAppBannerHandled });
    setTimeout(offer, delays.appBannerFlyout - delays.geoLocatorFlyout);
  }
}

async function suggestions(market: string): Promise<readonly string[]> {
  const result = await callIn(market)(geolocation.suggest);
  return result.hasError ? [] : result.data.filter((id) => id !== market);
}

function whatIsKnown(): Omit<Visit, 'toggles' | 'isSigningIn'> {
  return {
    inStore: document.documentElement.dataset.inStore !== undefined,
    // Who has put the shop on their home screen has an app of it.
    device: matchMedia('(display-mode: standalone)').matches
      ? 'app'
      : deviceClass({ width: innerWidth, isTouch: navigator.maxTouchPoints > 0, userAgent: navigator.userAgent }),
    isGeoShown: isGeoShown(),
    isMarketChosen: readCookie(cookies.market.name) !== undefined,
    isAppBannerHandled: readStored('localStorage', storageKeys.appBannerHandled) !== undefined,
  };
}
