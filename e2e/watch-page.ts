import { storageKeys } from '@selvedge/domain/constants.ts';
import type { Page } from './test.ts';
import { type WatchedRequests, watchRequests } from './watch-requests.ts';

export type Watched = WatchedRequests & { consoleErrors: string[]; otherHosts: string[]; layoutShift(): Promise<number> };

/** Notes whatever a page must not do: complain, break its policy, call another host, or move what is being read. */
export async function watchPage(page: Page): Promise<Watched> {
  const consoleErrors: string[] = [];
  const otherHosts: string[] = [];
  const requests = watchRequests(page);
  let own = '';
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) own = new URL(frame.url()).host;
  });
  page.on('console', (message) => {
    // The page that was asked for may itself be a 404; every other failed request is a fault.
    const isOwnStatus = message.text().includes('Failed to load resource') && message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && own && url.host !== own) otherHosts.push(request.url());
  });
  // Invitations come seconds after a page; whether one is caught would depend on how fast the machine is.
  await page.addInitScript(
    ([shown, handled]) => {
      sessionStorage.setItem(shown, 'yes');
      localStorage.setItem(handled, 'app banner handled');
    },
    [storageKeys.geoLocatorShown, storageKeys.appBannerHandled] as const,
  );
  await page.addInitScript(() => {
    const watched = window as unknown as { shift: number };
    watched.shift = 0;
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) watched.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const layoutShift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
  return { consoleErrors, otherHosts, layoutShift, ...requests };
}
