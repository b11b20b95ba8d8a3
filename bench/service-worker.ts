// What the service worker costs a page: the same pages opened by a browser without it, with it awake, and with it asleep.
//   node bench/service-worker.ts <address of a running shop> [pages, default 30]
// Needs Chromium (CHROME_PATH). From the start of the navigation until the first byte, and until the page has loaded.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

const [address, turns = '30'] = process.argv.slice(2);
if (!address) throw new Error('node bench/service-worker.ts <address of a running shop> [pages]');
const paths = ['/de-AT', '/de-AT/women', '/de-AT/basket'];

type Way = 'without' | 'awake' | 'asleep';
type Times = { first: number[]; loaded: number[] };

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const ways: Record<Way, Page> = {
    without: await openPage(browser, 'block'),
    awake: await openPage(browser, 'allow'),
    asleep: await openPage(browser, 'allow'),
  };
  const times: Record<Way, Times> = { without: none(), awake: none(), asleep: none() };
  const sleeper = await ways.asleep.context().newCDPSession(ways.asleep);
  await sleeper.send('ServiceWorker.enable');
  // In turn, so that whatever else the machine does meets all of them.
  for (let turn = 0; turn < Number(turns); turn += 1)
    for (const way of Object.keys(ways) as Way[]) {
      if (way === 'asleep') await sleeper.send('ServiceWorker.stopAllWorkers');
      const { first, loaded } = await openAndTime(ways[way], address + paths[turn % paths.length]);
      times[way].first.push(first);
      times[way].loaded.push(loaded);
    }
  for (const way of Object.keys(times) as Way[]) report(way, times[way], times.without);
} finally {
  await browser.close();
}

function none(): Times {
  return { first: [], loaded: [] };
}

/** A browser that has been here before, with everything that a page keeps. */
async function openPage(from: Browser, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context: BrowserContext = await from.newContext({ serviceWorkers, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  for (const path of paths) await page.goto(address + path, { waitUntil: 'networkidle' });
  if (serviceWorkers === 'allow') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

async function openAndTime(page: Page, url: string): Promise<{ first: number; loaded: number }> {
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { first: entry?.responseStart ?? 0, loaded: entry?.loadEventStart ?? 0 };
  });
}

function report(way: Way, { first, loaded }: Times, base: Times): void {
  const line = (own: number[], other: number[]) => `${median(own).toFixed(1)} ms (${(median(own) / median(other)).toFixed(2)})`;
  console.log(`${way.padEnd(8)} first byte ${line(first, base.first)}, loaded ${line(loaded, base.loaded)}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
