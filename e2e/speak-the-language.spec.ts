import { basketAt, fillBasket } from './checkout-steps.ts';
import { openFindEnglish, plainText, wordsOnPage } from './english-words.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { expectReceipt } from './payment-steps.ts';
import { visit } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { expect, type Page, test } from './test.ts';

/** One of every language but English. */
const markets = [
  ...[
    'ar-KW',
    'bg-BG',
    'bs-BA',
    'ca-AD',
    'cs-CZ',
    'da-DK',
    'de-DE',
    'el-GR',
    'es-ES',
    'et-EE',
    'fi-FI',
    'fr-FR',
    'hr-HR',
    'hu-HU',
    'hy-AM',
  ],
  ...[
    'it-IT',
    'lt-LT',
    'lv-LV',
    'mk-MK',
    'nb-NO',
    'nl-NL',
    'pl-PL',
    'pt-PT',
    'ro-RO',
    'sk-SK',
    'sl-SI',
    'sq-AL',
    'sr-RS',
    'sv-SE',
    'tr-TR',
  ],
  'uk-UA',
];
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

for (const market of someOf('languages', markets)) {
  test(`in ${market} no screen from home to the receipt and no mail holds an English word`, async ({ page, request }) => {
    const there = await visit(request, market);
    const { id, url } = (await there.find(request)) as { id: string; url?: string };
    const open = [
      '',
      '/women',
      '/men',
      url?.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '') ?? `/p/${id}`,
      '/contact',
      '/customer-club',
      '/gift-cards',
      '/i/delivery',
      '/stores',
      '/login',
      '/there/is/no/such/page',
    ];
    const findEnglish = await openFindEnglish(request, market, open);
    const found: Record<string, string[]> = {};
    const read = (place: string, text: string) => {
      // Where somebody lives they have written themselves.
      const words = findEnglish(text).filter((word) => !Object.values(there.address).join(' ').includes(word));
      if (words.length > 0) found[place] = [...(found[place] ?? []), ...words];
    };
    const look = async (place: string) => {
      // Grey bars say nothing in any language.
      await expect.poll(() => countWaiting(page), { message: `${place} has come` }).toBe(0);
      read(place, await wordsOnPage(page));
    };
    const go = async (path: string) => {
      await page.goto(there.url(path));
      await look(path || '/');
    };
    await page.setViewportSize(someOf(`screen of ${market}`, screens)[0]!);
    for (const path of open) await go(path);
    const email = newEmail('language');
    await fillBasket(page, market);
    await go('/basket');
    await basketAt.details(page, market, email);
    await go('/checkout/details');
    await basketAt.shipping(page, there, email);
    await go('/checkout/shipping');
    await basketAt.summary(page, there, email);
    await go('/checkout/summary');
    await basketAt.payment(page, there, email);
    await go('/checkout/payment');
    const { basket } = await (await page.request.get(`/api/order/${market}/basket`)).json();
    const card = await issueGiftCard(request, there, Math.ceil(basket.total.amount) + 1);
    const [giftCardNumber, giftCardNumberValidationCode] = [card.number, card.code].map((each) => each.replaceAll(/\p{Cf}/gu, ''));
    await page.request.post(`/api/order/${market}/basket/add-giftcard`, { data: { giftCardNumber, giftCardNumberValidationCode } });
    await go('/checkout/payment');
    await page.getByRole('button', { name: there.t('payment.covered.place') }).click();
    const { orderNumber } = await expectReceipt(page, there);
    await look('/receipt');
    type Mail = { to: string; subject: string; text: string | null; html: string };
    const mails = async () => ((await (await page.request.get('/dev/mail.json')).json()) as Mail[]).filter(({ to }) => to === email);
    await expect.poll(async () => (await mails()).map(({ subject, text }) => `${subject} ${text}`.includes(orderNumber))).toContain(true);
    for (const { subject, text, html } of await mails()) read('mail', [subject, text, plainText(html ?? '')].join('\n'));
    expect(found).toEqual({});
  });
}

/** What is on the screen and not there yet. Rails further down come when somebody looks at them. */
function countWaiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-shape][aria-hidden=true], main [aria-busy=true]')].filter((each) => {
        const { top, height } = each.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      }).length,
  );
}
