import { device } from '@selvedge/contract/device.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { deviceDatabase } from '../lib/device-key.ts';
import { readStored, store } from '../lib/storage.ts';
import { callIn } from '../session/call-in.ts';
import { dropCookie, listCookies } from './stored-cookies.ts';

/**
 * ISO-016 takes away everything that the last shopper left in this browser: cookies, storages, databases, caches and workers. What makes it
 * the store's device stays. False when the shop could not be asked: cookies that scripts can't reach are then still there.
 */
export async function clearTraces(market: string): Promise<boolean> {
  const storeId = readStored('localStorage', storageKeys.storeId);
  for (const kind of ['localStorage', 'sessionStorage'] as const) emptyStorage(kind);
  if (storeId) store('localStorage', storageKeys.storeId, storeId);
  await Promise.allSettled([dropDatabases(), dropCaches(), dropWorkers()]);
  const { hasError } = await callIn(market)(device.clear);
  dropCookies();
  return !hasError;
}

function emptyStorage(kind: 'localStorage' | 'sessionStorage'): void {
  try {
    window[kind].clear();
  } catch {
    // What the browser forbids to read it has not kept.
  }
}

async function dropDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name && name !== deviceDatabase) indexedDB.deleteDatabase(name);
}

async function dropCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The next document registers it anew. */
async function dropWorkers(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

/** Those that scripts wrote, should the server not have seen them. */
function dropCookies(): void {
  for (const name of listCookies()) dropCookie(name);
}
