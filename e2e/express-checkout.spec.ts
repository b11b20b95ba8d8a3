import { comeAsGuest, expectSound, fillBasket } from './checkout-steps.ts';
import { setFlags } from './feature-flags.ts';
import { test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

/** No other journey visits it. */
const market = 'fr-BE';
const library = 'https://x.klarnacdn.net/**';
/** Klarna's library, as far as a button needs it: what its real one draws and answers. */
const klarna = `
  const address = { given_name: 'Ada', family_name: 'Weaver', email: 'ada@example.com', phone: '+32470123456',
    street_address: 'Grand-Place 12', postal_code: '1000', city: 'Bruxelles' };
  const load = (settings, done) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Klarna';
    button.onclick = () => settings.on_click((wish, order, answer) => {
      window.asked = { wish, order };
      answer({ approved: true, finalize_required: true, collected_shipping_address: address });
    });
    document.querySelector(settings.container).append(button);
    done({ show_button: true });
  };
  window.Klarna = { Payments: { Buttons: { init: () => ({ load }) } } };
  window.klarnaAsyncCallback();`;

test.use({ among: [market], viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));
test.afterAll(async ({ playwright, baseURL }) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  await setFlags(staff, market, { expressCheckout: null });
  await staff.dispose();
});

test('CHK-013 CHK-014 express checkout: the script comes when it is switched on, the address from Klarna, and the next step is delivery', {
  tag: '@all',
}, async ({ page, request, there }) => {
  let asked = 0;
  await page.route(library, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: klarna });
  });
  await setFlags(request, market, { expressCheckout: null });
  await fillBasket(page, market);
  await page.goto(`/${market}/checkout`);
  await expect(page.getByLabel(there.t('login.email'))).toBeVisible();
  await expect(page.getByRole('button', { name: there.t('checkout.express') })).toHaveCount(0);
  expect(asked).toBe(0);

  await setFlags(request, market, { expressCheckout: true });
  await expect(async () => {
    await page.goto(`/${market}/checkout/customer`);
    await expect(page.getByRole('button', { name: 'Klarna', exact: true })).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await expectSound(page);
  await page.getByRole('button', { name: 'Klarna', exact: true }).click();
  await expect(page).toHaveURL(`/${market}/checkout/shipping`, { timeout: 40_000 });
  await expect(page.getByText('Ada Weaver, Grand-Place 12, 1000 Bruxelles')).toBeVisible();
  const sent = await page.evaluate(() => (window as unknown as { asked: { wish: object; order: object } }).asked);
  expect(sent.wish).toEqual({ auto_finalize: false, collect_shipping_address: true });
  expect(sent.order).toMatchObject({ purchase_country: 'BE', purchase_currency: 'EUR' });
});

test('only the steps that may show it allow its script; one that does not come leaves the other ways open', { tag: '@all' }, async ({
  page,
  request,
  there,
}) => {
  await setFlags(request, market, { expressCheckout: true });
  await page.route(library, (route) => route.abort());
  await fillBasket(page, market);
  const policyOf = async (path: string) => (await request.get(`/${market}${path}`)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/checkout/customer')).toContain('x.klarnacdn.net');
  for (const path of ['', '/basket', '/checkout/summary', '/checkout/payment']) expect(await policyOf(path)).not.toContain('klarna');
  await comeAsGuest(page, market);
  await expect(page.getByLabel(there.label('firstName'))).toBeVisible();
});
