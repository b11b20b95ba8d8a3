import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import type { ComponentType } from 'react';

export type QuickBuyProps = { product: ListingTile /** Pointed at or focused. */; isMet: boolean };

/** Filled by composition: a tile stands below the basket into which it sells. */
export const quickBuySlot: { load?: () => Promise<ComponentType<QuickBuyProps>> } = {};
