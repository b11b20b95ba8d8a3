import { expect, type Page } from './test.ts';

/** Who may do everything, in the shop that journeys run on. */
export const staff = {
  email: process.env.STAFF_EMAIL ?? 'admin@selvedge.example',
  password: process.env.STAFF_PASSWORD ?? 'journeys-only-password',
};

/** Opens a room of the Studio as staff who have signed in; that the form does it is tried in run-the-studio and invite-a-colleague. */
export async function openStudio(page: Page, path: string): Promise<void> {
  const answer = await page.request.post('/api/studio/sign-in', { data: staff });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Selvedge Studio' })).toBeAttached();
}
