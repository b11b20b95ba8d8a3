import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { geolocation } from '@selvedge/contract/market.ts';
import { cookies, delays, storageKeys } from '@selvedge/domain/constants.ts';
import { deviceClass } from '@selvedge/domain/viewport/viewport.ts';
import { useEffect } from 'react';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { useMarket, usePage, useToggles } from '../lib/shop-context.tsx';
import type { FlyoutControl } from './flyout-context.ts';

const day = 86_400;

/**
 * Once after a visit begins: a market that fits better, else the app. Never on a store's device, never while a
 * sign-in is being completed, never in a checkout.
 */
export function useInvitations({ open }: FlyoutControl): void {
  const market = useMarket()?.id;
  const toggles = useToggles();
  const { content, navigation, layout } = usePage();
  const unsuitable = content._meta.alias === 'socialLoginCallbackPage' || layout !== 'default' || inStore();
  const { geoLocatorFlyout, appBannerFlyout } = toggles;
  const hasApp = navigation.appLinks.length > 0;

  useEffect(() => {
    if (!market || unsuitable) return;
    const begun = performance.now();
    const timer = setTimeout(async () => {
      const suggested = geoLocatorFlyout && !wasInvited() ? await suggestions(market) : [];
      if (suggested.length > 0) {
        markInvited();
        open('geoLocator', { suggested });
      } else if (appBannerFlyout && hasApp && wantsApp()) {
        setTimeout(() => open('appBanner'), Math.max(0, delays.appBannerFlyout - (performance.now() - begun)));
      }
    }, delays.geoLocatorFlyout);
    return () => clearTimeout(timer);
  }, [market, unsuitable, geoLocatorFlyout, appBannerFlyout, hasApp, open]);
}

async function suggestions(market: string): Promise<readonly string[]> {
  const result = await attempt(createClient({ apiBase: '' })(geolocation.suggest, { params: { market } }));
  return result.hasError ? [] : result.data.filter((id) => id !== market);
}

const inStore = () => typeof document !== 'undefined' && document.documentElement.dataset.inStore !== undefined;

const wasInvited = () => sessionStorage.getItem(storageKeys.geoLocatorShown) !== null || readCookie(cookies.geoLocator.name) !== undefined;

function markInvited(): void {
  sessionStorage.setItem(storageKeys.geoLocatorShown, 'yes');
  writeCookie(cookies.geoLocator.name, 'shown', cookies.geoLocator.seconds / day);
}

function wantsApp(): boolean {
  const device = deviceClass({ width: innerWidth, isTouch: navigator.maxTouchPoints > 0, userAgent: navigator.userAgent });
  return (device === 'mobile' || device === 'tablet') && localStorage.getItem(storageKeys.appBannerHandled) === null;
}
