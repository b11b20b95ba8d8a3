import { authenticatorCode } from './authenticator-code.ts';
import { mailedLink } from './shopper.ts';
import { expect, type Page, test } from './test.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';

test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(120_000);

test('a colleague is invited, chooses a password, turns on the second factor and signs in with it; then the access ends', async ({
  page,
  browser,
}) => {
  await page.request.post('/api/studio/sign-in', { data: { email, password } });
  await page.goto('/studio/team');
  const name = `Grace ${Date.now()}`;
  const theirs = `grace-${Date.now()}@selvedge.example`;
  const form = page.getByRole('form', { name: 'Invite' });
  await form.getByLabel('Email').fill(theirs);
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByRole('status')).toHaveText(`Invitation sent to ${theirs}.`);

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const hers = await context.newPage();
  await hers.goto(await mailedLink(page, { to: theirs, template: 'staff-invitation' }));
  await expect(hers.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await hers.getByLabel('New password').fill('short');
  await hers.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(hers.getByText('Use at least 12 characters.')).toBeVisible();
  await hers.getByLabel('New password').fill('seven small boats at sea');
  await hers.getByRole('button', { name: 'Save and sign in' }).click();
  await signIn(hers, theirs);
  await expect(hers.getByRole('link', { name: /Pages/ })).toBeVisible();
  await expect(hers.getByRole('link', { name: /Staff/ })).toBeHidden();

  await hers.goto('/studio/security');
  await hers.getByRole('button', { name: 'Turn on' }).click();
  const factor = hers.locator('section', { hasText: 'Two-step sign-in' });
  await factor.getByLabel('Your password').fill('seven small boats at sea');
  await factor.getByRole('button', { name: 'Next' }).click();
  await expect(factor.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const secret = (await factor.locator('code').textContent())!.replaceAll(' ', '');
  await factor.getByLabel('Code', { exact: true }).fill(authenticatorCode(secret));
  await factor.getByRole('button', { name: 'Next' }).click();
  const spare = await factor.locator('li code').first().textContent();
  await factor.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(factor).toContainText('10 recovery codes left');

  await context.clearCookies();
  await hers.goto('/studio');
  await signIn(hers, theirs);
  await hers.getByLabel('Code', { exact: true }).fill('000000');
  await hers.keyboard.press('Enter');
  await expect(hers.getByText('That code isn’t right')).toBeVisible();
  await hers.getByLabel('Code', { exact: true }).fill(spare!);
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('navigation', { name: 'Studio' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(name) });
  // As ten minutes later: the first call is refused until the administrator says again who they are.
  const refusal = { code: 'confirmation_needed', errors: {} };
  await page.route('**/api/studio/staff/*', (route) => route.fulfill({ status: 428, json: refusal }), { times: 1 });
  await row.getByRole('button', { name: 'End access' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await asked.getByLabel('Your password').fill('not the password');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked.getByText('The password isn’t right.')).toBeVisible();
  await asked.getByLabel('Your password').fill(password);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${name} no longer has access`)).toBeVisible();
  await hers.goto('/studio');
  await expect(hers.getByRole('heading', { name: 'Sign in to the Studio' })).toBeVisible();
  await context.close();
});

async function signIn(page: Page, who: string): Promise<void> {
  await page.getByLabel('Email').fill(who);
  await page.getByRole('textbox', { name: 'Password' }).fill('seven small boats at sea');
  await page.keyboard.press('Enter');
}
