import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type WishlistSummary, wishlist } from '@selvedge/contract/wishlist.ts';
import { failureKey } from '../lib/failure-key.ts';
import { callIn } from '../session/call-in.ts';
import { isSignedIn, readSession, watchSession } from '../session/session.ts';
import { say } from '../toast/say.ts';
import { addToGuestList, forgetGuestList, guestList, readGuestSkus, removeFromGuestList } from './guest-list.ts';
import { putList, readState, setState } from './wishlist-state.ts';

/** What a screen says when it did not work; undefined when it did. */
export type Failure = string | undefined;
export type Change = { sku: string; wishlistId?: string | undefined };

type Start = { market: string; isForGuests: boolean };

let begun: Start = { market: '', isForGuests: true };
let started: Promise<void> | undefined;
/** Changes go one after the other, so that the last answer is also the latest. */
let tail: Promise<unknown> = Promise.resolve();
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('wishlist');
if (otherTabs) otherTabs.onmessage = () => started && void reloadLists();
watchSession(() => {
  if (started && readState().status !== 'loading' && readState().who !== whoNow()) void reloadLists();
});

const whoNow = () => (readSession().status === 'signedIn' ? 'shopper' : 'guest');
const call = callIn(() => begun.market);

/** Loads the lists once a visit to a market, however many hearts ask. Signing in or out loads them anew by itself. */
export function startWishlist(start: Start): Promise<void> {
  const isSame = started && begun.market === start.market;
  begun = start;
  return isSame ? started! : reloadLists();
}

function reloadLists(): Promise<void> {
  started = loadLists();
  return started;
}

async function loadLists(): Promise<void> {
  if (readState().status === 'idle') setState({ status: 'loading' });
  if (!(await isSignedIn())) return setGuest();
  await mergeGuestList();
  const answer = await call(wishlist.wishlists);
  if (!answer.hasError) return setState({ status: 'ready', who: 'shopper', lists: answer.data });
  // The session ended elsewhere: what this browser keeps for a guest is what there is.
  if (answer.response?.status === 401) return setGuest();
  setState({ status: 'failed', who: 'shopper' });
  say('danger', 'feedback.error_wishlist_initializing');
}

function setGuest(): void {
  setState({ status: 'ready', who: 'guest', lists: begun.isForGuests ? [guestList()] : [] });
}

/** WSH-031: what a guest kept goes into the default list at sign-in. Forgotten here only when it has arrived there. */
async function mergeGuestList(): Promise<void> {
  const skus = readGuestSkus();
  if (skus.length === 0) return;
  const answer = await call(wishlist.addRange, { query: { skus } });
  const isNothingLeft = answer.hasError && answer.response?.result?.errors?.sku !== undefined;
  if (!answer.hasError || isNothingLeft) forgetGuestList();
}

export function keepSku({ sku, wishlistId }: Change): Promise<Failure> {
  return change(sku, true, async () => {
    if (readState().who === 'shopper') return answered(await call(wishlist.add, { query: { sku, wishlistId } }));
    const hasFit = addToGuestList(sku);
    putList(guestList());
    return hasFit ? undefined : 'wishlist.full';
  });
}

export function dropSku({ sku, wishlistId }: Change): Promise<Failure> {
  const isElsewhere = readState().lists.some((list) => list.wishlistId !== (wishlistId ?? list.wishlistId) && list.skus.includes(sku));
  return change(sku, isElsewhere, async () => {
    if (readState().who === 'shopper') return answered(await call(wishlist.remove, { query: { sku, wishlistId } }));
    removeFromGuestList(sku);
    putList(guestList());
    return undefined;
  });
}

export function keepAll(skus: readonly string[]): Promise<Failure> {
  return inTurn(async () => {
    if (readState().who === 'shopper') return answered(await call(wishlist.addRange, { query: { skus: [...skus] } }));
    const haveFit = skus.toReversed().map(addToGuestList);
    putList(guestList());
    return haveFit.every(Boolean) ? undefined : 'wishlist.full';
  });
}

function change(sku: string, isWanted: boolean, run: () => Promise<Failure>): Promise<Failure> {
  setState({ asked: new Map(readState().asked).set(sku, isWanted) });
  return inTurn(async () => {
    const failure = await run();
    const asked = new Map(readState().asked);
    asked.delete(sku);
    setState({ asked });
    return failure;
  });
}

/** After everything that was asked before, and with news for the other tabs. */
export function inTurn(run: () => Promise<Failure>): Promise<Failure> {
  const mine = tail.then(run).then((failure) => {
    if (!failure) otherTabs?.postMessage('changed');
    return failure;
  });
  tail = mine.catch(() => {});
  return mine;
}

/** The answer is the whole new list; a refusal names what is wrong. */
function answered(answer: Attempt<WishlistSummary>): Failure {
  if (answer.hasError) {
    // It may have been done all the same: hearts show what is.
    if (!answer.response) void reloadLists();
    return wishlistFailure(answer);
  }
  putList(answer.data);
  return undefined;
}

export function wishlistFailure(answer: Attempt<unknown> & { hasError: true }, otherwise = 'wishlist.error_generic'): string {
  return ownWords(answer) ?? failureKey(answer, otherwise);
}

/** What a refusal says of the list itself. */
export function ownWords({ response }: Attempt<unknown> & { hasError: true }): string | undefined {
  return Object.values(response?.result?.errors ?? {})
    .flat()
    .find((key) => key.startsWith('wishlist.'));
}
