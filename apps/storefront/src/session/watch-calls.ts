import { apiBase } from '../lib/api-base.ts';
import { mayBeSignedIn } from './signs.ts';

/**
 * A signed-in shopper's calls need the session library for anti-csrf and for refreshing. It comes later than the page, so calls to
 * the API wait for it. Guests' calls go out at once, and the library is never loaded for them.
 */
export function watchCalls(): void {
  const plain = window.fetch.bind(window);
  const load = () => import('./session.ts').then(({ loadLibrary }) => loadLibrary()).catch(Boolean);
  const early: typeof fetch = async (input, init) => {
    const isWaiting = window.fetch === early && isOurs(input) && mayBeSignedIn();
    if (!isWaiting) return plain(input, init);
    await load();
    // By now the library has put its own in place of this one, unless it could not be loaded: then the server decides.
    return window.fetch === early ? plain(input, init) : window.fetch(input, init);
  };
  window.fetch = early;
  if (mayBeSignedIn()) (window.requestIdleCallback ?? setTimeout)(load);
}

function isOurs(input: RequestInfo | URL): boolean {
  return typeof input === 'string' && input.startsWith(`${apiBase()}/api/`);
}
