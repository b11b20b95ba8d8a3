import type { OptionalCategory } from '@selvedge/contract/optional-categories.ts';
import { findStored, studioPrefix } from '@selvedge/contract/stored-names.ts';
import { dropCookie, listCookies } from '../device/stored-cookies.ts';
import { forget } from '../lib/storage.ts';
import { listStored } from '../session/forget-traces.ts';

/** Takes away what may not be here (any more): what belongs to a category that is not allowed, and whatever scripts of others have left. */
export async function removeForbidden(allowed: readonly OptionalCategory[]): Promise<void> {
  const isAllowed = (name: string) => {
    const stored = findStored(name);
    if (stored) return stored.category === 'necessary' || (allowed as readonly string[]).includes(stored.category);
    return name.startsWith('supertokens-oauth-state') || name.startsWith(studioPrefix);
  };
  for (const name of listCookies()) if (!isAllowed(name)) dropCookie(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    for (const key of listStored(kind)) if (!isAllowed(key)) forget(kind, key);
  for (const { name } of (await globalThis.indexedDB?.databases?.()) ?? []) if (name && !isAllowed(name)) indexedDB.deleteDatabase(name);
  for (const name of (await globalThis.caches?.keys()) ?? []) if (!isAllowed(name)) await caches.delete(name);
}
