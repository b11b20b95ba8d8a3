import { basketAt, fillBasket } from './checkout-steps.ts';
import { visit } from './rotation.ts';
import { openStudio, openStudioAs } from './staff.ts';
import { type APIRequestContext, type Browser, expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

/** No other journey visits it: what is changed here stands in nobody's way. */
const market = 'es-ES';
const delivery = { name: 'shipping-methods', market };
const soon = { timeout: 40_000 };

test.use({ viewport: { width: 1440, height: 1000 } });
// One after the other: they are about one market, whose settings are saved whole.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('MKT-012, MKT-025 a country manager names the markets for visitors of other countries, and one from there is sent to them', {
  tag: '@all',
}, async ({ page, browser }) => {
  await openAsManager(browser, page, `/studio/markets/${market}`);
  await change(page, { suggested: [] });
  await page.getByLabel('Suggested to visitors from countries without a market').selectOption('pt-PT');
  await page.getByLabel('Suggested to visitors from countries without a market').selectOption('fr-MC');
  expect(await violations(page)).toEqual([]);
  await save(page);
  await expect.poll(() => suggestedTo(page.request), soon).toEqual(['pt-PT', 'fr-MC']);

  // Somebody in Argentina, which has no market, whose browser speaks as people there do.
  const context = await browser.newContext({ locale: 'es-AR', extraHTTPHeaders: { 'cf-ipcountry': 'AR' } });
  const visitor = await context.newPage();
  await visitor.goto(new URL(`/${market}`, page.url()).href);
  const offer = visitor.getByRole('dialog');
  await expect(offer).toBeVisible(soon);
  const offers = offer.getByRole('button', { name: /Portugal|Monaco/ });
  await expect(offers).toHaveText([/Portugal/, /Monaco/]);
  await offers.first().click();
  await expect(visitor).toHaveURL(/\/pt-PT/);
  await context.close();

  await change(page, { suggested: [] });
});

test('CHK-062 a country manager takes a carrier out of the market, and checkout offers the others', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await openAsManager(browser, page, '/studio/home');
  await putBackDelivery(page.request);
  const shopper = await shopAt(browser, page);
  const methods = await methodsOf(shopper.request);
  const [gone, ...kept] = methods;
  expect(kept.length).toBeGreaterThan(0);
  await shopper.goto(`/${market}/checkout/shipping`);
  const { t } = await visit(shopper.request, market);
  const ways = shopper.getByRole('group', { name: t('checkout.methods') });
  await expect(ways.getByText(gone!.name)).toBeVisible(soon);

  await page.goto(`/studio/markets/${market}/delivery`);
  const list = page.getByRole('region', { name: 'Delivery' });
  const own = page.getByRole('button', { name: 'Create own version' });
  await expect(list.getByRole('button', { name: gone!.name, exact: true })).toBeVisible(soon);
  if (await own.isVisible()) await own.click();
  await list.getByRole('button', { name: gone!.name, exact: true }).click();
  await list.getByRole('checkbox', { name: 'Offered to shoppers' }).uncheck();
  await publish(page);

  await expect.poll(async () => (await methodsOf(shopper.request)).map(({ id }) => id), soon).toEqual(kept.map(({ id }) => id));
  await shopper.goto(`/${market}/checkout/shipping`);
  await expect(ways.getByText(kept[0]!.name)).toBeVisible(soon);
  await expect(ways.getByText(gone!.name)).toHaveCount(0);
  // Who still has the page from before is refused by the shop itself.
  const late = { shipments: [{ shippingMethodId: gone!.id }] };
  expect((await shopper.request.put(`/api/order/${market}/basket/shipment`, { data: late })).status()).toBe(400);
  await shopper.context().close();
  await putBackDelivery(page.request);
});

test('PAY-041 a country manager hides a way to pay: the payment step does not show it, and the shop does not take it', async ({
  page,
  browser,
}) => {
  await openAsManager(browser, page, `/studio/markets/${market}`);
  await putBackDelivery(page.request);
  await change(page, { hiddenPaymentMethods: [] });
  const shopper = await shopAt(browser, page);
  const [method] = await methodsOf(shopper.request);
  await tell(shopper.request, 'shipment', { shipments: [{ shippingMethodId: method!.id }] });
  await tell(shopper.request, 'accept-terms', { acceptTerms: true });
  await shopper.goto(`/${market}/checkout/payment`);
  const { t } = await visit(shopper.request, market);
  const ways = shopper.getByRole('group', { name: t('payment.choose') });
  const paypal = ways.getByRole('radio', { name: /PayPal/ });
  await expect(paypal).toHaveCount(1, soon);

  const field = page.getByLabel('Hidden payment methods');
  await field.fill('paypal');
  await field.press('Tab');
  await save(page);
  const offered = async () => {
    const answer = await shopper.request.get(`/api/order/${market}/basket/get-payment-methods`);
    const { adyen } = (await answer.json()) as { adyen?: { paymentMethodsResponse: { paymentMethods: { type: string }[] } } };
    return adyen?.paymentMethodsResponse.paymentMethods.some(({ type }) => type === 'paypal');
  };
  await expect.poll(offered, soon).toBe(false);
  await shopper.reload();
  await expect(ways.getByRole('radio').first()).toBeAttached(soon);
  await expect(paypal).toHaveCount(0);
  const paying = { data: { provider: 'adyen', paymentMethod: { type: 'paypal' } } };
  expect((await shopper.request.post(`/api/order/${market}/basket/create-payment`, paying)).status()).toBe(404);

  await change(page, { hiddenPaymentMethods: [] });
  await expect.poll(offered, soon).toBe(true);
  await shopper.context().close();
});

async function openAsManager(browser: Browser, page: Page, path: string): Promise<void> {
  const invitedBy = await browser.newPage();
  await openStudio(invitedBy, '/studio/team');
  await openStudioAs(page, { path, name: `Grace ${Date.now()}`, role: 'country-manager', invitedBy });
  await invitedBy.close();
}

/** A guest with a piece and an address in Madrid. */
async function shopAt(browser: Browser, staff: Page): Promise<Page> {
  const baseURL = new URL(staff.url()).origin;
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL }]);
  const page = await context.newPage();
  await fillBasket(page, market);
  await basketAt.details(page, market);
  const address = {
    ...{ firstName: 'Ada', lastName: 'Weaver', line1: 'Calle de Serrano', houseNumber: '12', city: 'Madrid', postalCode: '28001' },
    ...{ country: 'ES', mobilePhoneNumber: '+34612345678', email: 'guest@example.com' },
  };
  await tell(page.request, 'address', { shippingAddress: address, billingAddress: address });
  return page;
}

async function tell(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.put(`/api/order/${market}/basket/${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

type Method = { id: string; name: string; isOff?: boolean };

async function methodsOf(request: APIRequestContext): Promise<Method[]> {
  return (await request.get(`/api/order/${market}/basket/get-shipping-methods`)).json();
}

async function suggestedTo(request: APIRequestContext): Promise<string[]> {
  return (await (await request.get(`/api/studio/market/${market}`)).json()).settings.suggested;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and go live' }).click();
  await expect(page.getByText(`${market} saved and live`)).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Live as version \d+/).first()).toBeVisible();
}

/** Puts back what was changed, now or by an attempt before. */
async function change(page: Page, part: object): Promise<void> {
  const { version, settings } = await (await page.request.get(`/api/studio/market/${market}`)).json();
  const data = { basedOn: version, settings: { ...settings, ...part } };
  expect((await page.request.put(`/api/studio/market/${market}`, { data })).status()).toBe(200);
  await page.reload();
}

/** Every carrier on again, as the shop began. */
async function putBackDelivery(staff: APIRequestContext): Promise<void> {
  const { version, content, inherited } = await (await staff.get('/api/studio/settings/setting', { params: delivery })).json();
  const methods: Method[] = content ?? inherited;
  if (methods.every(({ isOff }) => !isOff)) return;
  const data = { ...delivery, basedOn: version, content: methods.map(({ isOff: _, ...method }) => method) };
  const saved = await staff.put('/api/studio/settings/draft', { data });
  expect(saved.status(), await saved.text()).toBe(200);
  const published = await staff.post('/api/studio/settings/publish', { data: { ...delivery, version: (await saved.json()).version } });
  expect(published.status(), await published.text()).toBe(200);
}
