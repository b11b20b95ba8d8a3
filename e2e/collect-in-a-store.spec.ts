import { basketAt, fillBasket } from './checkout-steps.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { openStudio } from './staff.ts';
import { expect, type Page } from './test.ts';

test.use({ among: ['de-DE', 'hu-HU', 'en-CA', 'ro-RO', 'ar-KW'], viewport: { width: 1440, height: 900 } });

type Mail = { to: string; template: string; text: string };

/** The code of a mail, as the buyer reads it on a phone. */
async function mailedCode(page: Page, to: string): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as Mail[];
    code = mails.filter((mail) => mail.to === to).flatMap(({ text }) => /^[2-9A-HJ-NP-Z]{10}$/m.exec(text)?.[0] ?? [])[0];
    return code;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeTruthy();
  return code!;
}

test('an order is paid for, picked in its store, and handed over by the code in the mail', async ({ page, browser, there }) => {
  const email = newEmail('collects');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await openStudio(desk, '/studio');
  const card = await issueGiftCard(desk.request, there, 50_000);
  const call = async (path: string, data: object) => {
    const answer = await page.request.fetch(`/api/order/${there.id}/basket/${path}`, {
      method: path.includes('gift') ? 'POST' : 'PUT',
      data,
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };

  await fillBasket(page, there.id);
  await basketAt.shipping(page, there, email);
  const methods = (await (await page.request.get(`/api/order/${there.id}/basket/get-shipping-methods`)).json()) as {
    id: string;
    deliveryType: string;
  }[];
  const way = methods.find(({ deliveryType }) => deliveryType === 'store')!;
  const [store] = (await (await page.request.get(`/api/stores/${there.id}/get-click-collect-stores`)).json()) as {
    id: string;
    name: string;
  }[];
  const { basket } = (await call('shipment', { shipments: [{ shippingMethodId: way.id, pickupPointId: store!.id }] })) as {
    basket: { lines: { sku: string }[] };
  };
  // Whatever lies there, the store has some now.
  const stock = (pieces: number, basedOn: number) =>
    desk.request.post('/api/studio/products/stock', {
      data: { sku: basket.lines[0]!.sku, kind: 'store', locationId: store!.id, pieces, basedOn, reason: 'counted' },
    });
  for (let basedOn = 0; basedOn <= 8 && !(await stock(9, basedOn)).ok(); basedOn++);
  await call('accept-terms', { acceptTerms: true });
  const [giftCardNumber, giftCardNumberValidationCode] = [card.number, card.code].map((each) => each.replaceAll(/\p{Cf}/gu, ''));
  await call('add-giftcard', { giftCardNumber, giftCardNumberValidationCode });
  await call('complete-payment-using-giftcard', {});

  await desk.goto(`/studio/collect?store=${store!.id}`);
  const toPick = desk.getByRole('region', { name: 'To pick' });
  await toPick.getByRole('article').last().getByRole('button', { name: 'Ready to collect' }).click();
  await expect(desk.getByText('is ready. The customer has been told.')).toBeVisible();
  const code = await mailedCode(page, email);

  const field = desk.getByLabel('Customer’s code');
  await field.fill('2222222222');
  await field.press('Enter');
  await expect(desk.getByText('There’s no parcel waiting under this code.')).toBeVisible();
  // A scanner types what it reads, and Enter.
  await field.fill('');
  await field.pressSequentially(code);
  await field.press('Enter');
  await expect(desk.getByText('Handed over.')).toBeVisible();
  await context.close();
});
