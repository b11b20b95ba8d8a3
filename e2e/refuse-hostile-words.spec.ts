import { blockEditors } from '@selvedge/blocks/block-editors.ts';
import { sampleBlock } from '@selvedge/blocks/sample-block.fixture.ts';
import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import { hostileTexts } from '@selvedge/domain/content/hostile-texts.fixture.ts';
import { someOf } from './some-of.ts';
import { expect, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';
const aliases = Object.keys(blockEditors) as BlockAlias[];
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';
const atATime = 10;

test.setTimeout(180_000);

test('sixty ways to run a script, saved and published in every text of every block, run nothing, and harmless words stay', async ({
  page,
}) => {
  await page.context().route(/\/(img|media)\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
  await page.request.post('/api/studio/sign-in', { data: { email, password } });
  // A script that was tried and stopped by the policy is a console error, too.
  const seen = await watchPage(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const parts = Array.from({ length: Math.ceil(hostileTexts.length / atATime) }, (_, nth) => nth * atATime);
  for (const at of someOf('hostile texts', parts)) {
    const key = { market: 'en-GB', path: `/i/hostile-${at}-${Date.now()}` };
    const { content, version } = await (await page.request.post('/api/studio/pages', { data: { ...key, title: 'Hostile' } })).json();
    content.rows.top = hostileTexts.slice(at, at + atATime).flatMap((hostile, nth) =>
      aliases.map((alias) => {
        const values = { text: () => hostile.slice(0, 90), richText: () => hostile, url: '/en-GB/women' };
        return { id: `row-${nth}-${alias}`, blocks: [sampleBlock(alias, values, `${nth}-${alias}`)] };
      }),
    );
    const harmless = {
      id: 'harmless',
      _alias: 'text',
      text: '<p>Wool at <strong>1 &lt; 2</strong> &amp; <a href="/en-GB/women">more</a></p>',
    };
    content.rows.top.push({ id: 'row-harmless', blocks: [harmless] });
    const saved = await page.request.put('/api/studio/pages/draft', { data: { ...key, basedOn: version, content } });
    const published = await page.request.post('/api/studio/pages/publish', { data: { ...key, version: (await saved.json()).version } });
    expect(published.status()).toBe(200);
    await expect.poll(async () => (await page.request.get(`/en-GB${key.path}`)).status()).toBe(200);
    await page.goto(`/en-GB${key.path}`);
    await expect(page.locator('p', { hasText: /^Wool at 1 < 2 & more$/ }).getByRole('link', { name: 'more' })).toBeVisible();
    expect([dialogs, seen.consoleErrors, seen.otherHosts]).toEqual([[], [], []]);
  }
});
