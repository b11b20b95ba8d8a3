import { mailedLink } from './shopper.ts';
import { expect, type Page } from './test.ts';

/** Who may do everything, in the shop that journeys run on. */
export const staff = {
  email: process.env.STAFF_EMAIL ?? 'admin@selvedge.example',
  password: process.env.STAFF_PASSWORD ?? 'journeys-only-password',
};

/** Opens a screen of the Studio as staff who have signed in; that the form does it is tried in run-the-studio and invite-a-colleague. */
export async function openStudio(page: Page, path: string): Promise<void> {
  const answer = await page.request.post('/api/studio/sign-in', { data: staff });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Selvedge Studio' })).toBeAttached();
}

/** A notice goes by itself after a while, which a busy machine spends on something else: under the pointer it stays, with its way back. */
export async function holdNotice(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).getByText(text).first().hover();
}

type Colleague = { path: string; name: string; role: string; invitedBy: Page };

/** The same as a new colleague of a role, whom somebody who has signed in invites. */
export async function openStudioAs(page: Page, { path, name, role, invitedBy }: Colleague): Promise<void> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@selvedge.example`;
  const password = 'seven small boats at sea';
  const invited = await invitedBy.request.post('/api/studio/staff-invitations', { data: { email, name, role } });
  expect(invited.status(), await invited.text()).toBe(200);
  const link = await mailedLink(page, { to: email, template: 'staff-invitation' });
  const token = link.split('#')[1];
  const accepted = await page.request.post('/api/studio/invitation/accept', { data: { token, password } });
  expect(accepted.status(), await accepted.text()).toBe(204);
  const answer = await page.request.post('/api/studio/sign-in', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Selvedge Studio' })).toBeAttached();
}
