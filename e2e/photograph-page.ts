import sharp from 'sharp';
import type { Page } from './test.ts';

/** What is further down on a page is left out: a picture of 400 goods says no more than one of forty. */
const tallest = 4200;
/** What the kept pictures are wide, by the width of the page: small enough for a repository, large enough to see what has moved. */
const keptWidths: Readonly<Record<number, number>> = { 390: 200, 820: 280, 1440: 400 };

/** A page from its head to its foot, once everything that comes late has come. */
export async function photographPage(page: Page): Promise<Buffer> {
  await page.evaluate(showWhole);
  await walkDown(page);
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

/** Rails and pictures further down come when somebody looks at them. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async (end) => {
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, end); top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  }, tallest);
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.evaluate(waitForPictures, tallest);
}

/** A picture that nobody is shown never comes. */
function waitForPictures(end: number): Promise<unknown> {
  const shown = [...document.images].filter((image) => image.src && image.checkVisibility() && image.getBoundingClientRect().top < end);
  const late = new Promise((resolve) => setTimeout(resolve, 5000));
  return Promise.race([Promise.all(shown.map((image) => image.decode().catch(() => undefined))), late]);
}
