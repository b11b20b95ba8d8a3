import { randomUUID } from 'node:crypto';
import { staffDevices } from '@selvedge/contract/studio/devices.ts';
import type { There } from './rotation.ts';
import { staff } from './staff.ts';
import { type APIRequestContext, expect, type Page } from './test.ts';

type Place = { request: APIRequestContext; storeId: string; terminalId?: string };

/** Staff get a code by a call, and somebody types it in on the device. That the Studio shows it is tried in use-a-store-device. */
export async function setUpDevice(page: Page, there: There, { request, storeId, terminalId }: Place): Promise<void> {
  expect((await request.post('/api/studio/sign-in', { data: staff })).status()).toBe(200);
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
