import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { type WishlistShareLink, type WishlistSummary, type WishNews, wishlist } from '@selvedge/contract/wishlist.ts';
import { callIn } from '../session/call-in.ts';
import { readGuestSkus } from './guest-list.ts';
import { inTurn, ownWords, wishlistFailure } from './wishlist-calls.ts';
import { putList, readState, setState } from './wishlist-state.ts';

/** `isNamed`: what is wrong with what was typed. */
export type Refused = { failure: string; isNamed?: boolean };

/** A list as the page shows it. */
export type ShownList = {
  wishlistName: string;
  skus: readonly string[];
  products: readonly ProductCard[];
  /** Of an own list: what is new about its pieces. */
  news?: readonly WishNews[];
};
export type Wanted = { market: string; wishlistId?: string | undefined; shareReference?: string | undefined };

/** `gone`: there is no such list, or no longer. */
export async function loadList({ market, wishlistId, shareReference }: Wanted): Promise<ShownList | 'gone' | 'failed'> {
  if (!shareReference && readState().who === 'guest') return wishlistId ? 'gone' : loadGuestList(market);
  const answer = await (shareReference
    ? callIn(market)(wishlist.sharedWishlist, { query: { shareLinkReference: shareReference } })
    : callIn(market)(wishlist.wishlist, { query: { wishlistId } }));
  if (!answer.hasError) return answer.data;
  // A reference or an id that was cut short on its way is not one of ours.
  return [400, 404].includes(answer.response?.status ?? 0) ? 'gone' : 'failed';
}

async function loadGuestList(market: string): Promise<ShownList | 'failed'> {
  const skus = readGuestSkus();
  if (skus.length === 0) return { wishlistName: '', skus, products: [] };
  const answer = await callIn(market)(catalogue.products, { query: { productIds: skus } });
  return answer.hasError ? 'failed' : { wishlistName: '', skus, products: answer.data };
}

export async function createList(market: string, wishlistName: string): Promise<WishlistSummary | Refused> {
  const answer = await callIn(market)(wishlist.create, { body: { wishlistName } });
  if (answer.hasError)
    return { failure: wishlistFailure(answer, 'wishlist.create_wishlist_error'), isNamed: ownWords(answer) !== undefined };
  putList(answer.data);
  return answer.data;
}

export async function renameList(
  market: string,
  { wishlistId, wishlistName }: { wishlistId: string; wishlistName: string },
): Promise<string | undefined> {
  const answer = await callIn(market)(wishlist.rename, { query: { wishlistId }, body: { wishlistName } });
  if (answer.hasError) return wishlistFailure(answer);
  putList(answer.data);
  return undefined;
}

export function deleteList(market: string, wishlistId: string): Promise<string | undefined> {
  return inTurn(async () => {
    const answer = await callIn(market)(wishlist.delete, { query: { wishlistId } });
    if (answer.hasError) return wishlistFailure(answer);
    setState({ lists: readState().lists.filter((list) => list.wishlistId !== wishlistId) });
    return undefined;
  });
}

export async function shareList(market: string, wishlistId: string): Promise<WishlistShareLink | Refused> {
  const answer = await callIn(market)(wishlist.shareLink, { query: { wishlistId } });
  return answer.hasError ? { failure: wishlistFailure(answer) } : answer.data;
}

export async function stopSharing(market: string, wishlistId: string): Promise<string | undefined> {
  const answer = await callIn(market)(wishlist.revokeShareLink, { query: { wishlistId } });
  if (answer.hasError) return wishlistFailure(answer);
  putList(answer.data);
  return undefined;
}

export async function mailList(
  market: string,
  { wishlistId, emails }: { wishlistId: string; emails: string[] },
): Promise<string | undefined> {
  const answer = await callIn(market)(wishlist.shareMail, { query: { wishlistId }, body: { emails } });
  if (!answer.hasError) return undefined;
  return mailFailures[answer.response?.status ?? 0] ?? wishlistFailure(answer);
}

const mailFailures: Record<number, string> = {
  400: 'wishlist.share.wrongMail',
  403: 'wishlist.share.unverified',
  429: 'wishlist.share.tooMany',
};

/** The front pictures of products, by id. */
export async function loadFronts(market: string, productIds: string[]): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const answer = await callIn(market)(catalogue.frontImages, { body: { productIds } });
  return new Map(answer.hasError ? [] : answer.data.flatMap(({ id, frontImage }) => (frontImage ? [[id, frontImage.url] as const] : [])));
}
