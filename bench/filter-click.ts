// How long a shopper waits between pressing a filter and seeing the new number of pieces.
//   node bench/filter-click.ts [clicks, default 20] [address of a running shop]
// Needs a built storefront (npm run build) and Chromium (CHROME_PATH). Everything runs on this machine and stops by itself.
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { decideConsent } from '@selvedge/domain/consent/consent.ts';
import { writeConsent } from '@selvedge/domain/consent/write-consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';

const clicks = Number(process.argv[2] ?? 20);
const running = process.argv[3];
const listing = '/en-GB/women';
const goal = 150;
/** Whoever chooses looks at what came before the next choice. A shop that has just started draws its pictures meanwhile, on the same processors. */
const look = 3_000;
/** A hand that has come to a filter presses it a moment later. */
const rest = 150;

if (running) await measure(running);
else {
  const port = 3883;
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SHOP_URL: address, LOG_LEVEL: 'error' };
  const main = fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url));
  const shop = fork(main, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    await untilReady(`${address}/readyz`);
    await measure(address);
  } finally {
    await stop(shop);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(address: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    // Neither the question about cookies nor the invitation to another market may stand in front of the filters.
    await context.addCookies([
      { name: cookies.store.name, value: encodeURIComponent(writeConsent(decideConsent([]))), url: address },
      { name: 'geo_locator', value: 'shown', url: address },
    ]);
    const page = await context.newPage();
    await page.addInitScript(watchClicks);
    await page.goto(address + listing, { waitUntil: 'networkidle' });
    const first = await clickThrough(page);
    const again = await clickThrough(page);
    console.log(`${listing}, 1440 px: from pointer down to the new number of pieces painted`);
    report('choices nobody has made yet', first);
    report('the same choices again', again);
  } finally {
    await browser.close();
  }
}

/** Chooses and takes back one value after another, so that every click changes the number. */
async function clickThrough(page: Page): Promise<number[]> {
  const values = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#filters details[open] input[type=checkbox]')].map(({ name, value }) => ({
      name,
      value,
    })),
  );
  const times: number[] = [];
  for (let at = 0; times.length < clicks && at < values.length * 2; at += 1) {
    const { name, value } = values[Math.floor(at / 2)] as { name: string; value: string };
    const label = page.locator('#filters label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) });
    await label.hover();
    await page.waitForTimeout(rest);
    await label.click();
    const took = await page
      .waitForFunction(() => (window as unknown as Watched).took, undefined, { timeout: 5_000 })
      .catch(() => undefined);
    if (took) times.push(Number(await took.jsonValue()));
    await page.waitForTimeout(look);
  }
  return times;
}

type Watched = { took: number };

/** Runs in the page. A value that every piece has leaves the number as it was; such a click is not counted. */
function watchClicks(): void {
  const watched = window as unknown as Watched;
  watched.took = 0;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const count = document.querySelector('main [role=status]');
      const pressed = event.timeStamp;
      const before = count?.textContent;
      watched.took = 0;
      const observer = new MutationObserver(() => {
        if (document.querySelector('main [role=status]')?.textContent === before) return;
        observer.disconnect();
        // The frame after the next one starts when the number is on the screen.
        requestAnimationFrame(() => requestAnimationFrame(() => (watched.took = performance.now() - pressed)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
}

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
  console.log(`  ${what.padEnd(28)} ${sorted.length} clicks   p50 ${part(0.5)} ms   p95 ${part(0.95)} ms (goal ${goal} ms)`);
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within two minutes.`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
