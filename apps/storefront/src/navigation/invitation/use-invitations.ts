import { delays } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import type { FlyoutControl } from '../../flyout/flyout-context.ts';
import { useMarket, usePage, useToggles } from '../../lib/shop-context.tsx';

/**
 * Once after a visit begins: a market that fits better, else the app. Never on a store's device, never while a
 * sign-in is being completed, never in a checkout, never in a preview.
 */
export function useInvitations({ open }: FlyoutControl): void {
  const market = useMarket()?.id;
  const { geoLocatorFlyout, appBannerFlyout } = useToggles();
  const { content, navigation, layout, preview } = usePage();
  const isSigningIn = content._meta.alias === 'socialLoginCallbackPage';
  const suits = layout === 'default' && !preview;
  const offersApp = appBannerFlyout && navigation.appLinks.length > 0;

  useEffect(() => {
    if (!market || !suits) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const { invite } = await import('./invite.ts');
      await invite({ market, toggles: { geoLocatorFlyout, appBannerFlyout: offersApp }, isSigningIn, open, signal: leaving.signal });
    }, delays.geoLocatorFlyout);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [market, suits, isSigningIn, geoLocatorFlyout, offersApp, open]);
}
