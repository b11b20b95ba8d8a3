import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';

export type Visit = {
  toggles: Pick<FeatureToggles, 'geoLocatorFlyout' | 'appBannerFlyout'>;
  /** A sign-in elsewhere is just being completed. */
  isSigningIn: boolean;
  device: 'app' | 'mobile' | 'tablet' | 'desktop';
  inStore: boolean;
  /** Shown before in this session, or within a day by its cookie. */
  isGeoShown: boolean;
  /** Whoever has chosen a market knows better than any guess. */
  isMarketChosen: boolean;
  isAppBannerHandled: boolean;
};

/** Whether it makes sense to ask for suggested markets at all. */
export function mayShowGeoLocator({ toggles, isSigningIn, inStore, isGeoShown, isMarketChosen }: Visit): boolean {
  return toggles.geoLocatorFlyout && !inStore && !isGeoShown && !isMarketChosen && !isSigningIn;
}

/** MKT-026 to MKT-034: which flyout greets a visitor: better markets first, else the app where it can be installed. */
export function chooseWelcomeFlyout(visit: Visit, suggestions: readonly string[]): 'geoLocator' | 'appBanner' | undefined {
  if (mayShowGeoLocator(visit) && suggestions.length > 0) return 'geoLocator';
  if (suggestions.length > 0 || visit.inStore || visit.isSigningIn) return undefined;
  const canInstall = visit.device === 'mobile' || visit.device === 'tablet';
  return visit.toggles.appBannerFlyout && canInstall && !visit.isAppBannerHandled ? 'appBanner' : undefined;
}
