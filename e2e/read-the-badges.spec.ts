import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { scrollTo } from './scroll-to.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Locator, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const market = 'en-MT';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

const styleOf = (badge: Locator, ...names: string[]) =>
  badge.evaluate((element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

test('CAT-019 a listing shows badges in the colours staff chose, without an inline style in the document', async ({ page, request }) => {
  const seen = await watchPage(page);
  const answer = await request.get(`/${market}/new-in?type=json`);
  const { badges } = (await answer.json()).content.listing;
  expect(await (await request.get(`/${market}/new-in`)).text()).not.toMatch(/<[a-z][^>]* style=/);
  await page.goto(`/${market}/new-in`);
  const badge = page.locator('main [data-product] li[data-look=chip]').first();
  const colour = await badge.getAttribute('data-paint');
  expect(Object.values(badges as Record<string, { backgroundColor: string }>).map((each) => each.backgroundColor)).toContain(colour);
  expect(await styleOf(badge, 'background-color')).toEqual([rgb(colour)]);
  expect(seen.consoleErrors).toEqual([]);
});

test('CAT-016, CAT-019 a carousel has looks of its own: turned, faint, shifted, wide and with a border', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const look = {
    ...{ isChip: false, isCurvyChip: true, imageAlt: '', rotation: -6, opacity: 80, offsetX: 8, offsetY: 4 },
    ...{ textColor: '#102030', backgroundColor: '#f0e0d0', borderColor: '#405060' },
    ...{ textAlignment: 'center', textSize: 16, width: 160, title: 'Fresh off the loom' },
  };
  await page.route('**/api/f/*/badges', (route) =>
    route.fulfill({ json: [{ badgeId: 'new', badgeTitle: 'New', locations: { productCarousel: look } }] }),
  );
  const found = await request.post(`/api/catalog/${market}/search`, { data: { facets: [{ id: 'new', values: ['true'] }], size: 1 } });
  const { results } = (await found.json()) as { results: ProductCard[] };
  await page.goto(results[0]?.url ?? '');
  await scrollTo(page.getByRole('heading', { name: 'Similar items' }));
  const badge = page.locator('section [data-product] li', { hasText: 'Fresh off the loom' }).first();
  await expect(badge).toBeVisible();
  expect(await styleOf(badge, 'rotate', 'opacity', 'left', 'top', 'width', 'font-size', 'text-align', 'color', 'border-top-color')).toEqual(
    [...['-6deg', '0.8', '8px', '4px', '160px', '16px', 'center'], ...[rgb(look.textColor), rgb(look.borderColor)]],
  );
  expect(await styleOf(badge, 'border-top-left-radius')).toEqual(['16px']);
});

function rgb(hex: string | null): string {
  const number = Number.parseInt((hex ?? '').slice(1), 16);
  return `rgb(${number >> 16}, ${(number >> 8) & 255}, ${number & 255})`;
}
