import type { PromotionalSpot } from '@selvedge/contract/catalogue/listing.ts';

/** How many tiles stand beside each other on a screen, and the spot's own word for not being there. */
export const devices = {
  desktop: { columns: 4, off: 'disabledDesktop' },
  tablet: { columns: 3, off: 'disabledTablet' },
  mobile: { columns: 2, off: 'disabledMobile' },
} as const;
export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[];

export const isOn = (spot: Pick<PromotionalSpot, (typeof devices)[Device]['off']>, device: Device): boolean => !spot[devices[device].off];
