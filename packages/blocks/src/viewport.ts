import { breakpoints, touchTabletWidth } from '@selvedge/domain/constants.ts';

export type ViewportClass = 'mobilePortrait' | 'mobileLandscape' | 'tablet' | 'laptop' | 'wideScreen';
export type DeviceClass = 'app' | 'mobile' | 'tablet' | 'desktop';

/** What the shop's own app writes into its user agent. */
export const appToken = 'SelvedgeApp/';

export function viewportClass(width: number): ViewportClass {
  if (width < breakpoints.xs) return 'mobilePortrait';
  if (width < breakpoints.sm) return 'mobileLandscape';
  if (width < breakpoints.md) return 'tablet';
  return width < breakpoints.lg ? 'laptop' : 'wideScreen';
}

export function deviceClass({
  width,
  isTouch = false,
  userAgent = '',
}: {
  width: number;
  isTouch?: boolean;
  userAgent?: string;
}): DeviceClass {
  if (userAgent.includes(appToken)) return 'app';
  if (width < breakpoints.sm) return 'mobile';
  return width < breakpoints.md || (isTouch && width <= touchTabletWidth) ? 'tablet' : 'desktop';
}

type DisabledFlags = { disabledApp?: boolean; disabledMobile?: boolean; disabledTablet?: boolean; disabledDesktop?: boolean };

/** Widgets are hidden per device class by their editor. */
export function isShownOn(device: DeviceClass, { disabledApp, disabledMobile, disabledTablet, disabledDesktop }: DisabledFlags): boolean {
  return !{ app: disabledApp, mobile: disabledMobile, tablet: disabledTablet, desktop: disabledDesktop }[device];
}
