import { expect, type Page } from './test.ts';

/** Whatever an attempt before has left behind. */
export async function discardDraft(page: Page): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard' });
  await expect(discard).toBeVisible({ timeout: 30_000 });
  if (await discard.isEnabled()) await discard.click();
  await expect(discard).toBeDisabled();
}

export async function publishDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Live as version \d+/).first()).toBeVisible();
}
