const key = 'reloadedAt';

/**
 * After a release the chunks of an open page are gone. Reloading brings the new ones, at most once a minute,
 * and never where a payment could be under way.
 */
export function reloadOnBuildMismatch(guardMs: number): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (/\/checkout(\/|$)/.test(location.pathname) || Date.now() - last < guardMs) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
