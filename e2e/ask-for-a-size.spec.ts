import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { decideConsent } from '@selvedge/domain/consent/consent.ts';
import { writeConsent } from '@selvedge/domain/consent/write-consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';
/** No other journey looks at this market. */
const market = 'en-AE';
const script = '/somebody-elses-size-script.js';
const soon = { timeout: 40_000 };
test.slow();

test('CAT-024, CAT-025 a size script is told waist and length in its own words, and nothing before the visitor agrees', {
  tag: '@all',
}, async ({ page, context, request }) => {
  await configure(page.request);
  await expect
    .poll(async () => (await (await request.get(`/api/f/${market}/feature-flags?at=${Date.now()}`)).json()).sizeScript, soon)
    .toBe(true);
  const loaded: string[] = [];
  await context.route(`**${script}`, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.sizeScript = "runs";' });
  });
  // Slow enough that a size is chosen while it comes: what was asked first must not be told last.
  await context.route('**/assets/size-script-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  const { jeans, jumper } = await goods(request);
  const runs = page.locator('html[data-size-script=runs]');
  const control = page.locator('#sizes');
  await page.goto(jeans.url);
  await expect(page.locator('#sizes input').first()).toBeEnabled();
  await choose(page, jeans);
  await expect(control).not.toHaveAttribute('data-size-label');
  expect(loaded).toEqual([]);

  await context.addCookies([
    { name: cookies.store.name, value: encodeURIComponent(writeConsent(decideConsent(['functional']))), url: new URL(page.url()).origin },
  ]);
  await page.goto(jeans.url);
  await choose(page, jeans);
  const { size, length } = jeans.variants[0]!;
  await expect(control).toHaveAttribute('data-size-label', `W${size.name}L${length?.name.replace(/\D/g, '')}`);
  await expect(control).toHaveAttribute('data-product-id', jeans.id);
  await expect(runs).toHaveCount(1);
  expect(loaded).toHaveLength(1);

  await page.goto(jumper.url);
  await choose(page, jumper);
  await expect(control).toHaveAttribute('data-size-label', jumper.variants[0]!.size.name);

  // Another page is shown in the same document; where somebody signs in the script is left behind with it.
  await expect(runs).toHaveCount(1);
  await follow(page, `/${market}/basket`);
  await expect(runs).toHaveCount(1);
  await follow(page, `/${market}/login`);
  await expect(page.locator('html[data-page=loginPage]')).toHaveCount(1);
  await expect(runs).toHaveCount(0);
});

/** A link like any other of the page. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
  }, href);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
}

async function choose(page: Page, { variants: [first] }: ProductDetail): Promise<void> {
  await expect(async () => {
    await page.locator(`#sizes input[name=size][value="${first!.size.sizeId}"]`).check({ force: true });
    if (first!.length) await page.locator(`#sizes input[name=length][value="${first!.length.lengthId}"]`).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`size=${first!.size.sizeId}`), { timeout: 2_000 });
  }).toPass();
}

async function goods(request: APIRequestContext): Promise<{ jeans: ProductDetail; jumper: ProductDetail }> {
  const first = async (searchTerms: string, fits: (detail: ProductDetail) => boolean) => {
    const answer = await request.post(`/api/catalog/${market}/search`, { data: { searchTerms, size: 20 } });
    for (const { id } of ((await answer.json()) as { results: ProductCard[] }).results) {
      const detail = (await (await request.get(`/api/catalog/${market}/product/${id}`)).json()) as ProductDetail;
      if (fits(detail)) return detail;
    }
    throw new Error(`the demo has no fitting ${searchTerms}`);
  };
  return {
    jeans: await first('jeans', ({ variants }) => variants[0]?.length !== undefined),
    jumper: await first('jumper', ({ variants }) => variants.length > 1 && variants[0]?.length === undefined),
  };
}

/** As staff do: the address among the scripts of the market, and the flag. */
async function configure(staff: APIRequestContext): Promise<void> {
  await staff.post('/api/studio/sign-in', { data: { email, password } });
  const key = { market, name: 'foreign-scripts' };
  const { version } = await (await staff.get('/api/studio/settings/setting', { params: key })).json();
  const saved = await staff.put('/api/studio/settings/draft', { data: { ...key, basedOn: version, content: { sizeScript: { script } } } });
  expect(saved.status()).toBe(200);
  const published = await staff.post('/api/studio/settings/publish', { data: { ...key, version: (await saved.json()).version } });
  expect(published.status()).toBe(200);
  const cells: { market: string; name: string; value: boolean }[] = await (await staff.get('/api/studio/flags')).json();
  const before = cells.find((cell) => cell.market === market && cell.name === 'sizeScript')?.value ?? null;
  if (before !== true) {
    const changed = await staff.put('/api/studio/flags', { data: { changes: [{ market, name: 'sizeScript', before, value: true }] } });
    expect(changed.status()).toBe(200);
  }
}
