import { type Browser, test as base, type Page } from '@playwright/test';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { describePages } from './describe-pages.ts';

export * from '@playwright/test';

const patience = 8000;

/** Whoever opens a page in a journey looks at it first: an address that was opened is touched once the shop's scripts listen. */
async function waitUntilItListens(page: Page): Promise<void> {
  const listens = () =>
    matchMedia('(scripting: none)').matches ||
    !document.querySelector('#scripts, script[src*="entry-client"]') ||
    'listens' in document.documentElement.dataset;
  // Scripts that a journey keeps back never listen.
  await page.waitForFunction(listens, undefined, { timeout: patience }).catch(() => undefined);
}

/** Invitations come seconds after a page opens; on a slow machine they would stand in the way of a journey that is about something else. */
function inviteNobody(browser: Browser): void {
  const browsers = Object.getPrototypeOf(browser) as Browser;
  const open = browsers.newContext;
  browsers.newContext = async function (this: Browser, ...sent) {
    const context = await open.apply(this, sent);
    await context.addInitScript((handled) => {
      try {
        localStorage.setItem(handled, 'app banner handled');
      } catch {
        // A page without an address of its own has no storage.
      }
    }, storageKeys.appBannerHandled);
    return context;
  };
}

let visitors = 0;

export const test = base.extend<{ lastSeen: undefined }, { listeners: undefined }>({
  lastSeen: [
    // Of its context, so that the pages are still open when a journey has failed.
    async ({ context }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach('last seen', { body: await describePages(context), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  // Every journey calls from home: what is limited by address is not what is tried here.
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    const n = visitors++;
    await use({ 'x-forwarded-for': `10.${workerIndex & 255}.${n >> 8}.${n & 255}` });
  },
  listeners: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      // All pages of this process, those of contexts that a journey makes itself, too.
      const pages = Object.getPrototypeOf(page) as Page;
      for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
        const open = pages[name] as (...sent: unknown[]) => Promise<unknown>;
        Object.assign(pages, {
          async [name](this: Page, ...sent: unknown[]) {
            const answer = await open.apply(this, sent);
            await waitUntilItListens(this);
            return answer;
          },
        });
      }
      await page.close();
      inviteNobody(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
