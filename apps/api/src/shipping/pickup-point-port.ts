import type { PickupPoint } from '@selvedge/contract/shipping.ts';

/** A carrier's own places. It may fail: then there are none. */
export type PickupPointPort = {
  /** Nearest first. */
  near(asked: { carrier: string; country: string; postalCode: string; city: string; most: number }): Promise<PickupPoint[]>;
  find(asked: { carrier: string; country: string; id: string }): Promise<PickupPoint | undefined>;
};

declare module '../shop/ctx.ts' {
  interface Ports {
    pickupPoints: PickupPointPort;
  }
}
