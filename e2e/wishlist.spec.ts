import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type There, test } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { fillSignUp, join, mailedLink, newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { expect, type Page } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Hearts come once the page is quiet, which a busy machine is late to be.
const whenQuiet = { timeout: 30_000 };
const tiles = (page: Page) => page.locator('main [data-product]');
const heart = (page: Page, there: There, at: number) =>
  tiles(page)
    .nth(at)
    .getByRole('button', { name: there.like('wishlist.keep') });
const idOf = async (page: Page, at: number) => (await tiles(page).nth(at).getAttribute('data-product')) as string;

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

/** To the tiles themselves: one far below the screen has no heart yet. A front has rows of others before them, which come when they like. */
async function goShopping(page: Page, there: There): Promise<void> {
  await page.goto(there.url('/women/clothing'));
  await scrollTo(tiles(page).first());
}

async function keepFirst(page: Page, there: There, amount: number): Promise<string[]> {
  await goShopping(page, there);
  const ids: string[] = [];
  for (let at = 0; at < amount; at += 1) {
    await expect(async () => {
      if ((await heart(page, there, at).getAttribute('aria-pressed')) !== 'true') await heart(page, there, at).click();
      await expect(heart(page, there, at)).toHaveAttribute('aria-pressed', 'true', { timeout: 4000 });
    }).toPass();
    ids.unshift(await idOf(page, at));
  }
  return ids;
}

test.describe('a guest', () => {
  test('WSH-031 keeps a piece with one click, finds it again, and lets it go', { tag: '@all' }, async ({ page, there }) => {
    const [second, first] = await keepFirst(page, there, 2);
    await expect(there.wishlist(page)).toContainText('2');
    await page.reload();
    await scrollTo(tiles(page).first());
    await expect(heart(page, there, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, there, 2)).toHaveAttribute('aria-pressed', 'false');
    await there.wishlist(page).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(tiles(page)).toHaveCount(2);
    expect([await idOf(page, 0), await idOf(page, 1)]).toEqual([second, first]);
    await goShopping(page, there);
    await heart(page, there, 0).click();
    await expect(heart(page, there, 0)).toHaveAttribute('aria-pressed', 'false');
    await expect(there.wishlist(page)).toContainText('1');
  });

  test('meets a heart on every tile that comes near the screen, and wakes no other', { tag: '@all' }, async ({ page, there }) => {
    await goShopping(page, there);
    await expect(heart(page, there, 0)).toBeVisible(whenQuiet);
    await expect(heart(page, there, -1)).toHaveCount(0);
    await scrollTo(tiles(page).last());
    await expect(heart(page, there, -1)).toBeVisible(whenQuiet);
  });

  test('can undo a removal, and loses nothing on the way', async ({ page, there }) => {
    await keepFirst(page, there, 2);
    await page.goto(there.url('/wishlist'));
    await page
      .getByRole('button', { name: there.like('wishlist.remove') })
      .first()
      .click();
    await expect(tiles(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: there.t('wishlist.undo') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tiles(page)).toHaveCount(2);
    await expect(there.wishlist(page)).toContainText('2');
  });

  test('sees a sentence and a way on where nothing is kept', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/wishlist'));
    await expect(page.getByText(there.t('page.wishlist.intro'))).toBeVisible();
    await expect(page.getByRole('link', { name: there.t('wishlist.empty.newIn') })).toBeVisible();
  });

  test('is told what has left the shop, and can let it go', { tag: '@all' }, async ({ page, context, baseURL, there }) => {
    await context.addCookies([{ name: 'wishlist', value: '999999_gone_1', url: baseURL as string }]);
    await page.goto(there.url('/wishlist'));
    await expect(page.getByText(there.t('wishlist.vanished.text'))).toBeVisible();
    await page
      .getByRole('button', { name: there.t('wishlist.remove', { name: there.t('wishlist.vanished.name', { style: '999999' }) }) })
      .click();
    await expect(
      page.getByText(there.t('wishlist.removed', { name: there.t('wishlist.vanished.name', { style: '999999' }) })),
    ).toBeVisible();
  });

  test('WSH-005 turns the pages of a long list', { tag: '@all' }, async ({ page, context, baseURL, there }) => {
    await goShopping(page, there);
    const ids = await tiles(page).evaluateAll((all) => all.slice(0, 13).map((each) => (each as HTMLElement).dataset.product));
    await context.addCookies([{ name: 'wishlist', value: encodeURIComponent(ids.join(',')), url: baseURL as string }]);
    await page.goto(there.url('/wishlist'));
    await expect(tiles(page)).toHaveCount(10);
    await page.getByRole('link', { name: `${there.t('listing.page')} 2` }).click();
    await expect(page).toHaveURL(/\/wishlist\?page=2/);
    await expect(tiles(page)).toHaveCount(3);
  });

  test('sees in one tab what another has kept, and neither loses anything', { tag: '@all' }, async ({ page, context, there }) => {
    await goShopping(page, there);
    const other = await context.newPage();
    await goShopping(other, there);
    await expect(heart(other, there, 1)).toBeAttached(whenQuiet);
    await heart(page, there, 0).click();
    await expect(heart(other, there, 0)).toHaveAttribute('aria-pressed', 'true');
    await heart(other, there, 1).click();
    await expect(heart(page, there, 1)).toHaveAttribute('aria-pressed', 'true');
    await expect(there.wishlist(page)).toContainText('2');
  });

  test('WSH-026 who follows a dead link is told so', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url(`/wishlist?shareReference=${'A'.repeat(22)}`));
    await expect(page.getByRole('heading', { name: there.t('wishlist.gone.title') })).toBeVisible();
  });

  test('saves a suggestion without leaving the search', { tag: '@all' }, async ({ page, there }) => {
    await page.goto(there.url('/search'));
    const field = page.getByRole('combobox', { name: there.t('search.label') });
    const { name } = await there.find(page.request);
    await field.pressSequentially(name);
    await page.locator('[role="option"] + [role="presentation"] > button').first().click();
    await expect(there.wishlist(page)).toContainText('1');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toBeFocused();
  });
});

test('WSH-008 where lists are for signed-in shoppers, a guest is told so', { tag: '@all' }, async ({ page, there }) => {
  // The flag as an editor would set it, for this browser alone.
  const closed = (text: string) => text.replaceAll('"loginRequiredForWishlist":false', '"loginRequiredForWishlist":true');
  await page.route(new RegExp(`/${there.id}/(women|wishlist)`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: closed(await response.text()) });
  });
  await goShopping(page, there);
  await heart(page, there, 0).click();
  await expect(page.getByText(there.t('wishlist.login_to_use_wishlist'))).toBeVisible();
  await expect(heart(page, there, 0)).toHaveAttribute('aria-pressed', 'false');
  await page.goto(there.url('/wishlist'));
  await expect(page.locator('main').getByRole('link', { name: there.t('wishlist.signIn') })).toBeVisible();
});

test.describe('a shopper', () => {
  test('WSH-031, NAV-026, NAV-027, NAV-028 finds what she kept as a guest in her account, and names, shares and deletes lists', async ({
    page,
    browser,
    baseURL,
    there,
  }) => {
    test.slow();
    const hostile = '<img src=x onerror=document.title=1>';
    await keepFirst(page, there, 2);
    await page.goto(there.url('/login?view=signup'));
    await fillSignUp(page, there, { email: newEmail('wisher') });
    // Back to where she was, with her hearts.
    await expect(page).toHaveURL(/\/women/);
    await expect(there.wishlist(page)).toContainText('2');
    await page.goto(there.url('/wishlist'));
    await expect(tiles(page)).toHaveCount(2);
    expect((await page.context().cookies()).find(({ name }) => name === 'wishlist')?.value ?? '').toBe('');

    await page.getByRole('button', { name: there.t('wishlist.new') }).click();
    await page.getByRole('dialog').getByLabel(there.t('wishlist.name')).fill(hostile);
    await page.getByRole('button', { name: there.t('wishlist.create') }).click();
    await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
    expect(await page.locator('main img[src="x"]').count()).toBe(0);

    await goShopping(page, there);
    await heart(page, there, 0).click();
    const dialog = page.getByRole('dialog', { name: there.t('flyout.addToWishlist') });
    await expect(dialog.getByLabel(there.t('wishlist.default'), { exact: false }).first()).toBeChecked(whenQuiet);
    await dialog.getByLabel(hostile).check();
    await dialog.getByRole('button', { name: there.t('wishlist.done') }).click();

    await page.goto(there.url('/wishlist'));
    await page
      .getByRole('navigation', { name: there.t('wishlist.lists') })
      .getByRole('link', { name: /img src/ })
      .click();
    await expect(page).toHaveURL(/wishlist\?wishlist=/);
    await expect(tiles(page)).toHaveCount(1);
    await page.getByRole('button', { name: there.t('wishlist.share.title'), exact: true }).click();
    const link = await page.getByRole('dialog').getByLabel(there.t('wishlist.share.link'), { exact: true }).inputValue();
    expect(link).toMatch(/shareReference=[\w-]{22}$/);

    const friend = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: hostile })).toBeVisible();
    await friend.getByRole('button', { name: there.t('wishlist.shared.keepAll') }).click();
    await expect(there.wishlist(friend)).toContainText('1');

    await page.getByRole('button', { name: there.t('wishlist.share.stop') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await friend.reload();
    await expect(friend.getByRole('heading', { name: there.t('wishlist.gone.title') })).toBeVisible();

    await page.getByRole('button', { name: there.t('wishlist.rename') }).click();
    await page.getByLabel(there.t('wishlist.name')).fill('Winter');
    await page.getByRole('button', { name: there.t('wishlist.save') }).click();
    await expect(page.getByRole('heading', { name: 'Winter' })).toBeVisible();
    await page.getByRole('button', { name: there.t('wishlist.delete.title') }).click();
    await page.getByRole('button', { name: there.t('wishlist.delete.confirm') }).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(tiles(page)).toHaveCount(2);
  });

  test('mails a list to a friend, once her own address is confirmed', { tag: '@all' }, async ({ page, there }) => {
    test.slow();
    const email = await join(page, there);
    const friend = `friend-${email}`;
    const mail = async () => {
      await page.goto(there.url('/wishlist'));
      await page.getByRole('button', { name: there.t('wishlist.share.title'), exact: true }).click();
      await page.getByRole('dialog').getByLabel(there.t('wishlist.share.mail')).fill(friend);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: there.t('wishlist.share.send'), exact: true })
        .click();
    };
    await mail();
    await expect(page.getByText(there.t('wishlist.share.unverified'))).toBeVisible();
    await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
    await expect(page.getByText(there.t('login.verified'))).toBeVisible();
    await mail();
    await expect(page.getByText(there.t('wishlist.share.mailed'))).toBeVisible();
    await page.goto(await mailedLink(page, { to: friend, template: 'wishlist-shared' }));
    await expect(page.getByRole('heading', { name: there.t('wishlist.shared.title') })).toBeVisible();
  });
});

const lists = [
  ['a list', (page: Page, there: There) => keepFirst(page, there, 3)],
  ['an empty list', async () => []],
] as const;
for (const [name, prepare] of someOf('lists', lists)) {
  test(`${name} has no barrier that a program can find`, { tag: '@all' }, async ({ page, there }) => {
    await prepare(page, there);
    await page.goto(there.url('/wishlist'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
      const found = await (window as any).axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
      return found.violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(violations).toEqual([]);
  });
}
