import type { Position } from '@selvedge/domain/shipping/distance-between.ts';

/** Where a town or a postal code lies. Asked for every search, so it answers from memory. */
export type StorePlaces = { find(asked: { country: string; text: string }): (Position & { name: string }) | undefined };

declare module '../shop/ctx.ts' {
  interface Ports {
    storePlaces: StorePlaces;
  }
}
