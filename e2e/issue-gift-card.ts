import type { There } from './rotation.ts';
import { staff } from './staff.ts';
import { type APIRequestContext, expect } from './test.ts';

/** Staff give a card; its number and code are in the mail and nowhere else. */
export async function issueGiftCard(request: APIRequestContext, there: There, amount: number): Promise<{ number: string; code: string }> {
  const to = `card-${crypto.randomUUID()}@example.com`;
  await request.post('/api/studio/sign-in', { data: staff });
  const data = { act: crypto.randomUUID(), market: there.id, amount, recipientEmail: to, reason: 'a journey' };
  expect((await request.post('/api/studio/gift-cards', { data })).status()).toBe(200);
  let given: Readonly<Record<string, string>> = {};
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mail.json')).json()) as { to: string; text: string | null }[];
      // As it is copied from the mail, with the marks that keep it from being turned around between Arabic words.
      given = there.gaps('mail.gift_card.text', mails.find((mail) => mail.to === to)?.text ?? '');
      return Object.keys(given);
    })
    .toContain('code');
  return { number: given.number!, code: given.code! };
}
