import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { keepAccountConsent } from './account-consent.ts';
import { shopClient } from './shop-client.ts';
import { useSession } from './use-session.ts';

type AccountState = { user: UserMetadata | undefined; hasFailed: boolean };

const nobody: AccountState = { user: undefined, hasFailed: false };
let state = nobody;
let asked: string | undefined;
let owner: string | undefined;
const listeners = new Set<() => void>();

/** The shopper's profile, asked for once and shown as the last answer had it. */
export function useAccount(): AccountState & { reload: () => void } {
  const market = useMarket()?.id ?? '';
  const { userId } = useSession();
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => nobody,
  );
  useEffect(() => {
    if (userId && asked !== `${userId} ${market}`) void load(market, userId);
  }, [market, userId]);
  // Whoever signed out in another tab must not be greeted here under somebody else's session.
  const shown = owner === userId ? current : nobody;
  return { ...shown, reload: () => void load(market, userId ?? '') };
}

/** A call that changes the profile answers the whole of it. */
export function keepUser(user: UserMetadata): void {
  set({ user, hasFailed: false });
}

/** The next shopper on this screen must not see the last one's name. */
export function forgetAccount(): void {
  asked = undefined;
  set(nobody);
}

async function load(market: string, userId: string): Promise<void> {
  asked = `${userId} ${market}`;
  if (owner !== userId) set(nobody);
  owner = userId;
  const result = await attempt(shopClient(market)(account.getUserMetadata, { params: { catalog: market } }));
  if (result.hasError) asked = undefined;
  else keepAccountConsent(result.data);
  set({ user: result.hasError ? state.user : result.data, hasFailed: result.hasError });
}

function set(next: AccountState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
