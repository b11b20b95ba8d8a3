import type { PageAlias } from '@selvedge/contract/page.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { mayReload } from '@selvedge/domain/page/may-reload.ts';
import { readStored, store } from './storage.ts';

const key = storageKeys.buildReloadedAt;

/** After a release the chunks of an open page are gone. Reloading brings the new ones. */
export function reloadOnBuildMismatch(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would put the browser's error page in the place of the shop.
    if (!navigator.onLine) return;
    const kept = readStored('sessionStorage', key);
    const alias = document.documentElement.dataset.page as PageAlias;
    if (!mayReload({ alias, lastReload: kept === undefined ? undefined : Number(kept), now: Date.now() })) return;
    // Without a memory of it the page could reload for ever.
    if (!store('sessionStorage', key, String(Date.now()))) return;
    event.preventDefault();
    location.reload();
  });
}
