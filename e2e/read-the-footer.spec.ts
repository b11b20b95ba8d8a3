import { test } from './rotation.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('what stands side by side in the footer stands on one line, and its large mark stays on the page', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await page.goto(there.url('/i/about'));
  await page.locator('footer').scrollIntoViewIfNeeded();
  const rows = {
    titles: 'footer nav h2',
    'first links': 'footer nav li:first-child a',
    'third links': 'footer nav li:nth-child(3) a',
    'titles of marks': 'footer section:has(ul) h2',
    'first marks': 'footer section:has(ul) li:first-child',
    'last line': 'footer > div:last-child > :is(a, button, p)',
  };
  for (const [name, selector] of Object.entries(rows)) {
    const lines = await baselines(page, selector);
    expect(lines.length, name).toBeGreaterThan(1);
    for (const line of lines) expect(line, name).toBeCloseTo(lines[0]!, 0);
  }

  // Where a system has no other font than this wide one, and ours did not come in time.
  await page.addStyleTag({ content: ':root { --font: "Inter Tight DejaVu" !important }' });
  const mark = page.locator('footer a[data-large] [aria-hidden]');
  const { x, width } = (await mark.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1440);
});

/** Where the first line of each element stands: a box without height stands on it. */
function baselines(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const probe = document.createElement('span');
      probe.style.cssText = 'display: inline-block';
      let within: Element = element;
      while (within.firstElementChild) within = within.firstElementChild;
      within.prepend(probe);
      const { bottom } = probe.getBoundingClientRect();
      probe.remove();
      return bottom;
    }),
  );
}
