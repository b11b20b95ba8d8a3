// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testMarkets } from '../../../../../demo/src/content/test-markets.ts';
import { closeScreen, find, showScreen, stubFetch, type } from '../../harness/test-screen.tsx';
import { GiftCardBuy } from './gift-card-buy.tsx';

const market = testMarkets().find(({ id }) => id === 'de-DE')!;

beforeEach(stubFetch);
afterEach(closeScreen);

test('the buyer sees the mail while writing it: the amount, the name and the message', async () => {
  showScreen(<GiftCardBuy variant={{ id: 'card,50', price: { amount: 50, currency: 'EUR' } } as never} hex="#26344f" />, { market });
  const mail = await find('figure', 'mail.gift_card.subject');
  expect(mail.textContent).toContain('50');
  expect(mail.textContent).not.toContain('mail.gift_card.greeting');
  await type('input[autocomplete="off"]', 'Grace');
  await type('textarea', 'For the winter');
  expect(mail.textContent).toContain('mail.gift_card.greeting');
  expect(mail.textContent).toContain('For the winter');
});
