import sharp from 'sharp';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { expect, type Page, test } from './test.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** The first from right to left, with the longest words, and with the shortest. */
const markets = ['ar-AE', 'de-DE', 'en-GB'];
const fronts = ['', '/women', '/men', '/other-side'];

test.beforeEach(skipPrompts);

for (const screen of screens)
  test(`at ${screen.width} a front says what it is and leads on before anybody scrolls, in words that are read on the picture beneath them`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    for (const market of someOf(`fronts at ${screen.width}`, markets))
      for (const front of fronts) {
        await page.goto(`/${market}${front}`);
        const picture = page.locator('main img').first();
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        const hero = page.locator('main [data-hero]').first();
        for (const part of [hero.getByRole('heading'), hero.getByRole('link').last()]) {
          await expect(part, `${market}${front}`).toBeInViewport({ ratio: 1 });
          expect(await part.evaluate(isUncovered), `${market}${front} is not covered`).toBe(true);
        }
        expect(await unreadable(page, { isOver: screen.width !== 820 }), `${market}${front}`).toEqual([]);
      }
  });

function isUncovered(at: Element): boolean {
  const { x, y, width, height } = at.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height - 2);
  return at.contains(seen) || !!seen?.contains(at);
}

type Words = {
  text: string;
  colour: [number, number, number];
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/**
 * Words that lie over a picture and are too pale or too dark for more than one in fifty of the pixels beneath them. A tablet shows none there:
 * its header stands above the picture, the headline below.
 */
async function unreadable(page: Page, { isOver }: { isOver: boolean }): Promise<string[]> {
  const all = await page.evaluate(wordsOverPictures);
  expect(all.length > 0, 'words over a picture').toBe(isOver);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; transition: none !important; } svg { visibility: hidden !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return all.flatMap(({ text, colour, large, box }) => {
    let read = 0;
    let all = 0;
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(info.height, box.y + box.height); y++)
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(info.width, box.x + box.width); x++) {
        const at = (y * info.width + x) * 3;
        all++;
        if (contrast(colour, [data[at]!, data[at + 1]!, data[at + 2]!]) >= (large ? 3 : 4.5)) read++;
      }
    return all > 0 && read / all < 0.98 ? [`${text}: ${Math.round((100 * read) / all)} %`] : [];
  });
}

/** In the browser: what is written on the first screen over a picture that is more than a tile. */
function wordsOverPictures(): Words[] {
  const pictures = [...document.querySelectorAll('main img')]
    .map((picture) => picture.getBoundingClientRect())
    .filter(({ width, top }) => width > innerWidth * 0.45 && top < innerHeight);
  const found: Words[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(parent);
    const colour = style.color
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number) as Words['colour'];
    for (const { x, y, width, height, bottom, right } of range.getClientRects()) {
      if (width < 4 || height < 4 || bottom < 0 || y > innerHeight) continue;
      const isOver = pictures.some((box) => x < box.right && right > box.left && y < box.bottom && bottom > box.top);
      if (isOver) found.push({ text, colour, large: Number.parseFloat(style.fontSize) >= 24, box: { x, y, width, height } });
    }
  }
  return found;
}

function contrast(one: Words['colour'], other: Words['colour']): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Words['colour']): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Words['colour'];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
