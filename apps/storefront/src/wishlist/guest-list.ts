import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { addGuestSku, readGuestWishlist, removeGuestSku, writeGuestWishlist } from '@selvedge/domain/wishlist/guest-wishlist.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';

const { name, seconds } = cookies.wishlist;

export const readGuestSkus = (): string[] => readGuestWishlist(readCookie(name));

export function guestList(): WishlistSummary {
  return { wishlistId: '', wishlistName: '', isDefaultWishlist: true, skus: readGuestSkus(), dateCreated: '' };
}

/** The cookie is read anew in the same breath as it is written: what another tab has added since stays. False when it is full. */
export function addToGuestList(sku: string): boolean {
  const next = addGuestSku(readGuestSkus(), sku);
  if (next) writeCookie(name, writeGuestWishlist(next), seconds);
  return next !== undefined && readGuestSkus().includes(sku);
}

export function removeFromGuestList(sku: string): void {
  writeCookie(name, writeGuestWishlist(removeGuestSku(readGuestSkus(), sku)), seconds);
}

export function forgetGuestList(): void {
  writeCookie(name, '', 0);
}
