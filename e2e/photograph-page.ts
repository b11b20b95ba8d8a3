import sharp from 'sharp';
import { expect, type Page } from './test.ts';

/** What is further down on a page is left out: a picture of 400 goods says no more than one of forty. */
const tallest = 4200;
/** What the kept pictures are wide, by the width of the page: small enough for a repository, large enough to see what has moved. */
const keptWidths: Readonly<Record<number, number>> = { 390: 200, 820: 280, 1440: 400 };

/** A page from its head to its foot, once everything that comes late has come. */
export async function photographPage(page: Page): Promise<Buffer> {
  await page.evaluate(showWhole);
  // A row that is passed before its scripts are there notices nobody, and waits for goods as long as somebody watches.
  await page.waitForFunction(rowsAreAlive);
  await walkDown(page);
  await page.evaluate(holdFrames);
  const { width } = page.viewportSize()!;
  const client = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 },
  });
  await client.detach();
  return sharp(Buffer.from(data, 'base64')).resize({ width: keptWidths[width]! }).webp({ quality: 45 }).toBuffer();
}

/** A font that comes late is left to the next page: a page would look different from run to run. From here on each waits for its own. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
      await route.fulfill({ response, body });
    },
  );
}

/** What is only laid out where somebody looks is white in a picture of the whole, and what stays in sight lies over its middle. */
function showWhole(): void {
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important }';
  document.head.append(style);
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
}

function rowsAreAlive(): boolean {
  return [...document.querySelectorAll('[aria-busy="true"]')].every((row) =>
    Object.keys(row).some((name) => name.startsWith('__reactProps')),
  );
}

/** Rails and pictures further down come when somebody looks at them, and the header returns at the top. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async (end) => {
    const frames = async () => {
      for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, end); top += innerHeight / 2) {
      scrollTo(0, top);
      await frames();
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    // A page that is at its top at once has told nobody that it went up: what left on the way down would stay away.
    scrollTo(0, innerHeight / 2);
    await frames();
    scrollTo(0, 0);
    await frames();
  }, tallest);
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  const hasSettled = page.waitForFunction(isSettled, tallest, { timeout: 15_000 }).then(Boolean, () => false);
  expect.soft(await hasSettled, `${page.url()} comes to rest`).toBe(true);
  await page.evaluate(decodePictures);
}

/**
 * Nothing waits for goods or words, every picture that is shown has come, no letters are on their way, the header has returned, what moves
 * has ended, the card form has its height, and all of it still is so when the page is looked at again.
 */
function isSettled(end: number): boolean {
  const isShown = (element: Element) => {
    const { top, left, right } = element.getBoundingClientRect();
    // What a rail has beyond its edge never comes.
    return element.checkVisibility() && top < end && left < innerWidth && right > 0;
  };
  const has = (selector: string) => [...document.querySelectorAll(selector)].some(isShown);
  const isBusy = has('[aria-busy="true"], [data-waiting], img[data-loading], header[data-away]') || document.fonts.status !== 'loaded';
  const isDrawn = [...document.images].every((image) => !image.src || !isShown(image) || image.complete);
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const { iterations, duration } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && iterations !== Number.POSITIVE_INFINITY && Number(duration) > 0;
  });
  const unmeasured = [...document.querySelectorAll('iframe')].some((frame) => isShown(frame) && !frame.style.blockSize);
  const looks = `${isBusy} ${isDrawn} ${isMoving} ${unmeasured} ${document.documentElement.scrollHeight}`;
  const { looksBefore, looksSince } = document.documentElement.dataset;
  if (looks !== looksBefore) Object.assign(document.documentElement.dataset, { looksBefore: looks, looksSince: performance.now() });
  return !isBusy && isDrawn && !isMoving && !unmeasured && looks === looksBefore && performance.now() - Number(looksSince) > 250;
}

/** A frame is laid out anew for a picture of more than the window shows, says that it is higher, and is believed before the picture is taken. */
function holdFrames(): void {
  const style = document.createElement('style');
  const heights = [...document.querySelectorAll('iframe')].map((frame) => frame.offsetHeight);
  style.textContent = `iframe { block-size: ${Math.max(0, ...heights)}px !important }`;
  if (heights.length > 0) document.head.append(style);
}

/** Bytes that have come are not drawn yet. */
async function decodePictures(): Promise<void> {
  await Promise.all([...document.images].map((image) => (image.complete ? image.decode().catch(() => undefined) : undefined)));
  await document.fonts.ready;
}
