import { BadgeDisplay } from '@selvedge/contract/catalogue/badge.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { findInStore } from '../catalogue/index/find-in-store.ts';
import { findSold } from '../catalogue/market-of.ts';
import type { BadgeLooks, BadgeSource } from './badge-looks.ts';

const badgeId = 'sent-home';
export const sentLook: BadgeLooks = { [badgeId]: BadgeDisplay.parse({ isChip: true, textSize: 12 }) };

/** On a device in a store: what can be bought and does not hang there says so, before what staff want to say of it. */
export function markSent({ catalogue, market }: BadgeSource, storeId: string): (tile: ListingTile) => ListingTile {
  const here = findInStore(catalogue, storeId);
  const badgeTitle = translate(market.translations, 'tile.sent_home');
  return (tile) => {
    const product = findSold(catalogue, tile.id);
    const isHere = product !== undefined && here !== undefined && hasBit(here, product);
    if (isHere || !tile.inStock || tile.comingSoonProduct) return tile;
    return { ...tile, badges: [{ badgeId, badgeTitle }, ...(tile.badges ?? [])] };
  };
}
