import { test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { openStudio, openStudioAs } from './staff.ts';
import { expect } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('staff correct points of a member with a colleague, and a campaign meets the work of another', { tag: '@all' }, async ({
  page,
  browser,
  there,
}) => {
  const email = newEmail('points');
  const asked = await page.request.post(`/api/account/${there.id}/customerclub/subscribe`, {
    headers: { 'content-type': 'application/json-patch+json' },
    data: JSON.stringify({ email, firstName: 'Ada', lastName: 'Weaver', acceptsTerms: true }),
  });
  expect(asked.status(), await asked.text()).toBe(200);
  await page.goto(await mailedLink(page, { to: email, template: 'club-confirm' }));
  await expect(page.getByRole('heading', { level: 1, name: there.t('club.confirm.done.title') })).toBeVisible();

  await openStudio(page, '/studio/points');
  await page.getByLabel('Member’s email address').fill(email);
  await page.getByRole('button', { name: 'Show points' }).click();
  const member = page.getByRole('region', { name: 'Ada Weaver' });
  await expect(member).toContainText('No points earned yet');
  expect(page.url()).not.toContain('points-');
  const reason = `a till was down ${Date.now()}`;
  await member.getByRole('textbox', { name: 'Points' }).fill('half');
  await expect(member.getByText('Enter a whole number other than 0')).toBeVisible();
  await member.getByRole('textbox', { name: 'Points' }).fill('600');
  await member.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expect(member.getByText('A colleague has to approve this.')).toBeVisible();
  await member.getByRole('button', { name: 'Add points' }).click();
  await expect(member).toContainText('You requested this, so someone else has to approve it.');
  expect(await violations(page)).toEqual([]);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const hers = await context.newPage();
  await openStudioAs(hers, { path: '/studio/points', name: `Grace ${Date.now()}`, role: 'customer-service', invitedBy: page });
  await hers.getByRole('row').filter({ hasText: reason }).getByRole('link').click();
  const seen = hers.getByRole('region', { name: 'Ada Weaver' });
  await seen.getByRole('button', { name: 'Approve' }).click();
  await expect(seen.getByRole('row').filter({ hasText: reason })).toContainText('+600');
  await context.close();

  const name = `Twice ${Date.now()}`;
  await page.goto('/studio/club?list=campaigns');
  await page.getByLabel('New name').fill(name);
  await page.getByRole('button', { name: 'New campaign' }).click();
  const campaign = page.getByRole('region', { name });
  const percent = campaign.getByRole('textbox', { name: 'Points (%)' });
  await percent.fill('50');
  await expect(campaign.getByText('This isn’t valid.')).toBeVisible();
  await percent.fill('200');
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await campaign.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  const sent = await saving;
  const theirs = await page.request.put(new URL(sent.url()).pathname, {
    params: { basedOn: 1 },
    data: { ...sent.postDataJSON(), percent: 300 },
  });
  expect(theirs.status(), await theirs.text()).toBe(200);
  await percent.fill('400');
  await campaign.getByRole('button', { name: 'Save' }).click();
  await expect(campaign.getByText('changed the same things as you')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await campaign.getByRole('radio', { name: /^Yours/ }).check();
  await campaign.getByRole('button', { name: 'Continue with selection' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('400');
});
