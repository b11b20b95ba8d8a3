import { createContext, use } from 'react';
import type { FlagStore } from './create-flag-store.ts';

export const FlagStoreContext = createContext<FlagStore | undefined>(undefined);

/** The flags that were looked at, for every screen the same. */
export function useFlagStore(): FlagStore {
  const store = use(FlagStoreContext);
  if (!store) throw new Error('useFlagStore is for screens of a signed-in member of staff.');
  return store;
}
