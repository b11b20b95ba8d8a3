import { basketAt, fillBasket } from './checkout-steps.ts';
import type { issueGiftCard } from './issue-gift-card.ts';
import type { There } from './rotation.ts';
import { expect, type Page } from './test.ts';

type Card = Awaited<ReturnType<typeof issueGiftCard>>;

/** An order of one piece that a gift card pays whole, by the shop's own calls: journeys that begin here are about what comes after. */
export async function orderByCalls(page: Page, there: There, { email, card }: { email: string; card: Card }): Promise<string> {
  await fillBasket(page, there.id);
  await basketAt.payment(page, there, email);
  // The form takes the marks off that keep it from being turned around between Arabic words; calls do not.
  const [giftCardNumber, giftCardNumberValidationCode] = [card.number, card.code].map((each) => each.replaceAll(/\p{Cf}/gu, ''));
  const data = { giftCardNumber, giftCardNumberValidationCode };
  const added = await page.request.post(`/api/order/${there.id}/basket/add-giftcard`, { data });
  expect(added.ok(), await added.text()).toBe(true);
  const placed = await page.request.post(`/api/order/${there.id}/basket/complete-payment-using-giftcard`, { data: {} });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { orderId } = (await placed.json()) as { orderId: string };
  return orderId;
}
