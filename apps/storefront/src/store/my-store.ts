import { storageKeys } from '@selvedge/domain/constants.ts';
import { useSyncExternalStore } from 'react';
import { hasConsent } from '../consent/consent.ts';
import { forget, store as keep, readStored } from '../lib/storage.ts';

/** What a page needs to say of it without asking. */
export type MyStore = { id: string; name: string; market: string };

const places = ['localStorage', 'sessionStorage'] as const;
const listeners = new Set<() => void>();
let known: { text: string; store: MyStore | undefined } = { text: '', store: undefined };

/** Only for this visit where the visitor does not want to be remembered. */
export function chooseMyStore(chosen: MyStore | undefined): void {
  for (const place of places) forget(place, storageKeys.myStore);
  if (chosen) keep(hasConsent('functional') ? 'localStorage' : 'sessionStorage', storageKeys.myStore, JSON.stringify(chosen));
  for (const listener of listeners) listener();
}

let deviceStore: MyStore | undefined;

/** Whoever stands at a store's device is in that store. Kept in no storage: the next document asks again. */
export function standInStore(store: MyStore): void {
  deviceStore = store;
  for (const listener of listeners) listener();
}

/** The shopper's store in this market. Never on the server: pages are the same for everybody. */
export function useMyStore(market: string): MyStore | undefined {
  const store = useSyncExternalStore(subscribe, readMyStore, () => undefined);
  return store?.market === market ? store : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readMyStore(): MyStore | undefined {
  if (deviceStore) return deviceStore;
  const text = places.map((place) => readStored(place, storageKeys.myStore)).find((each) => each !== undefined) ?? '';
  if (text !== known.text) known = { text, store: parse(text) };
  return known.store;
}

function parse(text: string): MyStore | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const isStore = typeof read === 'object' && read !== null && 'id' in read && 'name' in read && 'market' in read;
    return isStore ? { id: String(read.id), name: String(read.name), market: String(read.market) } : undefined;
  } catch {
    return undefined;
  }
}
