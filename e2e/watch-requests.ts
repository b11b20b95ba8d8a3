import { expect, type Page, type Request } from './test.ts';

export type WatchedRequests = {
  /** Resolves once nothing is on its way and the page, given idle moments, asks for nothing more. */
  settled(): Promise<void>;
};

/** Counts what a page asks for, from now on: a quiet network needs half a second to be believed, and is believed too early on a slow machine. */
export function watchRequests(page: Page): WatchedRequests {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    async settled() {
      do {
        await expect.poll(() => pending.size).toBe(0);
        await untilIdleTwice(page);
      } while (pending.size > 0);
    },
  };
}

/** Opens an address and waits until the page has all that it asks for by itself. */
export async function openSettled(page: Page, url: string): Promise<void> {
  const { settled } = watchRequests(page);
  await page.goto(url);
  await settled();
}

/** What waits for an idle moment to ask for more has asked, and what was asked for is shown. */
function untilIdleTwice(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => requestAnimationFrame(() => done())))),
  );
}
