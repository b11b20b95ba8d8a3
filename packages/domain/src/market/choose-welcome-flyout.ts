import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { DeviceClass } from '../viewport/viewport.ts';

type Visit = {
  toggles: Pick<FeatureToggles, 'geoLocatorFlyout' | 'appBannerFlyout'>;
  alias: PageAlias;
  device: DeviceClass;
  inStore: boolean;
  /** Shown before in this session, or within a day by its cookie. */
  isGeoShown: boolean;
  isAppBannerHandled: boolean;
};

/** Whether it makes sense to ask for suggested markets at all. */
export function mayShowGeoLocator({ toggles, alias, inStore, isGeoShown }: Visit): boolean {
  return toggles.geoLocatorFlyout && !inStore && !isGeoShown && alias !== 'socialLoginCallbackPage';
}

/** MKT-026..034 which flyout greets a visitor: better markets first, else the app where it can be installed. */
export function chooseWelcomeFlyout(visit: Visit, suggestions: readonly string[]): 'geoLocator' | 'appBanner' | undefined {
  if (mayShowGeoLocator(visit) && suggestions.length > 0) return 'geoLocator';
  if (suggestions.length > 0 || visit.inStore || visit.alias === 'socialLoginCallbackPage') return undefined;
  const canInstall = visit.device === 'mobile' || visit.device === 'tablet';
  return visit.toggles.appBannerFlyout && canInstall && !visit.isAppBannerHandled ? 'appBanner' : undefined;
}
