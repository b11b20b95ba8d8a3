import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import { useEffect } from 'react';
import { createStore, useStore } from '../lib/create-store.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { keepAccountConsent } from './account-consent.ts';
import { callIn } from './call-in.ts';
import { useSession } from './use-session.ts';

type AccountState = { user: UserMetadata | undefined; hasFailed: boolean };

const nobody: AccountState = { user: undefined, hasFailed: false };
const store = createStore(nobody);
let asked: string | undefined;
let owner: string | undefined;

/** The shopper's profile, asked for once and shown as the last answer had it. */
export function useAccount(): AccountState & { reload: () => void } {
  const market = useMarket()?.id ?? '';
  const { userId } = useSession();
  const current = useStore(store, (state) => state);
  useEffect(() => {
    if (userId && asked !== `${userId} ${market}`) void load(market, userId);
  }, [market, userId]);
  // Whoever signed out in another tab must not be greeted here under somebody else's session.
  const shown = owner === userId ? current : nobody;
  return { ...shown, reload: () => void load(market, userId ?? '') };
}

/** A call that changes the profile answers the whole of it. */
export function keepUser(user: UserMetadata): void {
  store.set({ user, hasFailed: false });
}

/** The next shopper on this screen must not see the last one's name. */
export function forgetAccount(): void {
  asked = undefined;
  store.set(nobody);
}

async function load(market: string, userId: string): Promise<void> {
  asked = `${userId} ${market}`;
  if (owner !== userId) store.set(nobody);
  owner = userId;
  const result = await callIn(market)(account.getUserMetadata);
  if (result.hasError) asked = undefined;
  else keepAccountConsent(result.data);
  store.set({ user: result.hasError ? store.get().user : result.data, hasFailed: result.hasError });
}
