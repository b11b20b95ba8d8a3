import { breakpoints, touchTabletWidth } from '@selvedge/domain/constants.ts';
import { appToken } from './app-token.ts';

export type DeviceClass = 'app' | 'mobile' | 'tablet' | 'desktop';

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
