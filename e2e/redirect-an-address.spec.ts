import { test } from './rotation.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an editor leads one address elsewhere, reads two more from a table and sees where they lead', async ({ page, there }) => {
  const mark = Date.now();
  const [added, moved, gone] = ['added', 'moved', 'gone'].map((name) => `/${name}-${mark}`);
  await openStudio(page, '/studio/redirects');
  await page.getByRole('textbox', { name: 'From' }).first().fill(there.url(added!));
  await page.getByRole('textbox', { name: 'To', exact: true }).fill(there.url('/women'));
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(page.getByText('Redirect live.')).toBeVisible();
  const row = (path: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: path }) });
  await expect(row(added!)).toContainText('Permanent (301)');

  await page.getByText('Import redirects').click();
  const table = `from,to,status\n${there.url(moved!)},${there.url(added!)},302\n${there.url(gone!)},,410\n`;
  await page.getByLabel('CSV file').setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('2 redirects will be imported.')).toBeVisible();
  await expect(row(moved!)).toHaveCount(0);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('2 redirects live.')).toBeVisible();
  await expect(row(moved!)).toContainText('Temporary (302)');
  await expect(row(gone!)).toContainText('Gone (410)');

  await page.getByText('Test a URL').click();
  const trial = page.getByRole('group').filter({ hasText: 'Test a URL' });
  const follow = async (address: string, steps: string[]) => {
    await trial.getByRole('textbox').fill(address);
    await expect(async () => {
      await trial.getByRole('button', { name: 'Test', exact: true }).click();
      await expect(trial.getByRole('listitem')).toHaveText(steps, { timeout: 2_000 });
    }).toPass();
  };
  const women = there.url('/women');
  await follow(there.url(moved!), [`${there.url(moved!)} redirects with 302`, `${women} returns 200`]);
  await follow(there.url(gone!), [`${there.url(gone!)} returns 410`]);
  expect(await violations(page)).toEqual([]);

  // As a visitor is led.
  await page.goto(there.url(added!));
  await expect(page).toHaveURL(there.at('/women'));
});
