import { randomUUID } from 'node:crypto';
import { type DevicePlaces, staffDevices } from '@selvedge/contract/studio/devices.ts';
import type { There } from './rotation.ts';
import { staff } from './staff.ts';
import { type APIRequestContext, type BrowserContext, expect, type Page } from './test.ts';

type Place = { request: APIRequestContext; storeId?: string; terminalId?: string };

/** Staff get a code by a call, and somebody types it in on the device. That the Studio shows it is tried in use-a-store-device. */
export async function setUpDevice(page: Page, there: There, { request, storeId: given, terminalId }: Place): Promise<void> {
  expect((await request.post('/api/studio/sign-in', { data: staff })).status()).toBe(200);
  const { stores } = (await (await request.get(staffDevices.list.path)).json()) as DevicePlaces;
  const storeId = given ?? stores.find(({ markets }) => markets.includes(there.id))!.id;
  const data = { key: randomUUID(), name: 'Counter', market: there.id, storeId, ...(terminalId && { terminalId }) };
  const answer = await request.post(staffDevices.create.path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  await typeCode(page, there, ((await answer.json()) as { code: string }).code);
}

export async function typeCode(page: Page, there: There, code: string): Promise<void> {
  await page.goto(there.url('/setup'));
  await page.getByLabel(there.t('device.code'), { exact: true }).fill(code.toLowerCase());
  await page.getByRole('button', { name: there.t('device.set_up') }).click();
  await expect(page.getByText(there.t('device.is_set_up'))).toBeVisible();
  await page.getByRole('button', { name: there.t('device.open_shop') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-in-store', '');
}

/** As quick as a scanner: the keys come in one task, and end with Enter. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate((typed) => {
    const press = (key: string) => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    for (const key of typed) press(key);
    press('Enter');
  }, text);
}

/** A device has no address bar: whoever goes somewhere touches a link. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
}

/** Everything that a browser can keep, as the next person or a curious one could read it. */
export async function readTraces(page: Page, context: BrowserContext) {
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    ),
    fields: [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    history: history.length,
    text: document.documentElement.outerHTML,
  }));
  return { ...kept, cookies: (await context.cookies()).map(({ name, value }) => ({ name, value })) };
}
