import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basketAt, fillBasket } from './checkout-steps.ts';
import { comparePictures } from './compare-pictures.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { looksAt } from './looks-at.ts';
import { orderByCalls } from './order-by-calls.ts';
import { photographPage, waitForFonts } from './photograph-page.ts';
import { visit } from './rotation.ts';
import { join, mailedLink } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page, test } from './test.ts';

/** Looked at and found good: `npm test -- looks --accept` keeps those of now in their place. */
const acceptedFolder = fileURLToPath(new URL('./looks/', import.meta.url));
const foundFolder = fileURLToPath(new URL('../artefacts/looks/', import.meta.url));
const accepts = process.env.LOOKS === 'accept';
/** Of a page. A day of delivery, a number of an order and another browser's letters stay below it; a line more does not. */
const allowed = 0.02;

const markets = ['en-GB', 'de-DE', 'ar-AE'];
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** The kinds of pages that anybody sees. */
const openPages = {
  home: '',
  women: '/women',
  men: '/men',
  listing: '/women/clothing',
  sale: '/sale',
  'gift-cards': '/gift-cards',
  search: '/search?q=linen',
  'search-nothing': '/search?q=xyzzy',
  'content-page': '/i/about',
  stores: '/stores',
  countries: '/country-selector',
  'customer-service': '/contact',
  login: '/login',
  'wishlist-empty': '/wishlist',
  'basket-empty': '/basket',
  'not-found': '/there/is/no/such/page',
};

test.describe.configure({ timeout: 600_000 });
// Pictures of whole pages need a style of their own, and a mail is put into a page that would refuse its styles.
test.use({ bypassCSP: true });

for (const market of markets)
  for (const screen of screens)
    test(`the pages of ${market} at ${screen.width} look as they were accepted`, { tag: '@looks' }, async ({ page, request, baseURL }) => {
      await skipPrompts({ context: page.context(), baseURL });
      await page.setViewportSize(screen);
      await page.clock.setFixedTime(looksAt);
      await waitForFonts(page);
      const there = await visit(request, market);
      const look = (kind: string) => compare(page, `${kind}.${market}.${screen.width}`);
      const open = async (path: string, kind: string) => {
        await page.goto(there.url(path));
        await look(kind);
      };
      for (const [kind, path] of Object.entries(openPages)) await open(path, kind);
      const { id, url } = (await there.find(request)) as { id: string; url?: string };
      await open(url?.slice(market.length + 1) ?? `/p/${id}`, 'product');

      // One that is as long at each run: an address breaks where it does not fit.
      const member = await join(page, there, 'looks', { email: `ada.weaver.${market.toLowerCase()}.${screen.width}@example.com` });
      await open('/account', 'account-new');
      await page.goto(await mailedLink(page, { to: member, template: 'verify-email' }));
      await expect(page.getByText(there.t('login.verified'))).toBeVisible();
      await fillBasket(page, market);
      await open('/basket', 'basket');
      await basketAt.details(page, market, member);
      await open('/checkout/details', 'checkout-details');
      await basketAt.shipping(page, there, member);
      await open('/checkout/shipping', 'checkout-shipping');
      await basketAt.summary(page, there, member);
      await open('/checkout/summary', 'checkout-summary');
      await basketAt.payment(page, there, member);
      await open('/checkout/payment', 'checkout-payment');
      const order = await orderByCalls(page, there, { email: member, card: await issueGiftCard(request, there, 4000) });
      await open(`/receipt?orderid=${order}`, 'receipt');
      await open('/account', 'account');
      await open('/account/customer-club', 'club');
      await mailTo(page, member);
      await look('mail');
    });

async function compare(page: Page, name: string): Promise<void> {
  const now = await photographPage(page);
  const [accepted, found] = [`${acceptedFolder}${name}.webp`, `${foundFolder}${name}.webp`];
  const before = existsSync(accepted) ? readFileSync(accepted) : undefined;
  mkdirSync(accepts ? acceptedFolder : foundFolder, { recursive: true });
  if (accepts) return keep(accepted, { before, now });
  writeFileSync(found, now);
  expect.soft(before, `${name} has not been accepted yet: npm test -- looks --accept`).toBeDefined();
  if (!before) return;
  const { differs, picture } = await comparePictures(before, now);
  if (differs > allowed) {
    const difference = `${foundFolder}${name}.differs.png`;
    writeFileSync(difference, await picture());
    await test.info().attach(name, { path: difference, contentType: 'image/png' });
  }
  expect.soft(differs, `the share of ${name} that looks different`).toBeLessThanOrEqual(allowed);
}

/** One that looks the same stays, or every run would change every file. */
async function keep(file: string, { before, now }: { before: Buffer | undefined; now: Buffer }): Promise<void> {
  if (before && (await comparePictures(before, now)).differs <= allowed / 4) return;
  writeFileSync(file, now);
}

type Mail = { to: string; template: string; html: string | null };

/** The confirmation of the order, as a mail program shows it. */
async function mailTo(page: Page, email: string): Promise<void> {
  const find = async () =>
    ((await (await page.request.get('/dev/mail.json')).json()) as Mail[]).find(
      ({ to, template }) => to === email && /order|confirm/.test(template),
    );
  await expect.poll(async () => Boolean(await find())).toBe(true);
  await page.setContent((await find())?.html ?? '');
}
