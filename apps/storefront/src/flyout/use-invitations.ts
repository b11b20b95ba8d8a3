import { delays } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import { useMarket, usePage, useToggles } from '../lib/shop-context.tsx';
import type { FlyoutControl } from './flyout-context.ts';

/**
 * Once after a visit begins: a market that fits better, else the app. Never on a store's device, never while a
 * sign-in is being completed, never in a checkout.
 */
export function useInvitations({ open }: FlyoutControl): void {
  const market = useMarket()?.id;
  const { geoLocatorFlyout, appBannerFlyout } = useToggles();
  const { content, navigation, layout } = usePage();
  const suits = content._meta.alias !== 'socialLoginCallbackPage' && layout === 'default';
  const offersApp = appBannerFlyout && navigation.appLinks.length > 0;

  useEffect(() => {
    if (!market || !suits || document.documentElement.dataset.inStore !== undefined) return;
    const timer = setTimeout(async () => {
      const { invite } = await import('./invite.ts');
      await invite({ market, suggestsMarkets: geoLocatorFlyout, offersApp, open });
    }, delays.geoLocatorFlyout);
    return () => clearTimeout(timer);
  }, [market, suits, geoLocatorFlyout, offersApp, open]);
}
