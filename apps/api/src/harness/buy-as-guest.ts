import { setTimeout as wait } from 'node:timers/promises';
import { type Guest, openGuest, Refused } from './open-guest.ts';

export type Purchase =
  | { outcome: 'ordered'; orderId: string }
  /** Neither bought nor charged, and told so. */
  | { outcome: 'refused'; why: string }
  /** The shop was away for longer than anybody waits. */
  | { outcome: 'gave up'; why: string };

export type BuyAsGuest = {
  base: string;
  sku: string;
  card: string;
  /** Each calls from home: what is limited by address is not what is tested here. */
  address: string;
  device?: Parameters<typeof openGuest>[0]['device'];
  giftCard?: { number: string; code: string } | undefined;
  /** How it is sent. */
  method?: string;
  onCall?: () => void;
  /** Another way to pay than with a card. */
  pay?: (guest: Guest) => Promise<Purchase>;
  patienceMs?: number | undefined;
};

const home = {
  ...{ firstName: 'Ada', lastName: 'Byron', line1: 'Dean Street', houseNumber: '12', city: 'London', postalCode: 'W1D 3RZ' },
  ...{ country: 'GB', mobilePhoneNumber: '+447700900123', email: 'ada@example.com' },
};

/** One whole checkout by the shop's own calls. */
export async function buyAsGuest({ base, sku, card, address, method = 'home', ...more }: BuyAsGuest): Promise<Purchase> {
  const { device, giftCard, onCall, pay, patienceMs } = more;
  const guest = openGuest({ base, address, device, onCall, patienceMs });
  const { must } = guest;
  try {
    await must('POST', '/basket/line', { sku, quantity: 1 });
    await must('PUT', '/basket/continue-as-guest', { email: home.email });
    await must('PUT', '/basket/address', { shippingAddress: home, billingAddress: home });
    await must('PUT', '/basket/shipment', { shipments: [{ shippingMethodId: method }] });
    if (giftCard)
      await must('POST', '/basket/add-giftcard', { giftCardNumber: giftCard.number, giftCardNumberValidationCode: giftCard.code });
    await must('PUT', '/basket/accept-terms', { acceptTerms: true });
    return await (pay ? pay(guest) : payByCard(guest, card));
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'refused', why: error.message };
    return { outcome: 'gave up', why: String(error) };
  }
}

export async function payByCard({ must, isTired }: Guest, card: string): Promise<Purchase> {
  for (;;) {
    const { answer } = await must('POST', '/basket/create-payment', { paymentMethod: sealed(card) });
    if (answer.orderId) return { outcome: 'ordered', orderId: answer.orderId };
    if (answer.paymentState !== 'pending') return { outcome: 'refused', why: answer.error ?? answer.paymentState ?? 'unknown' };
    if (isTired()) return { outcome: 'gave up', why: 'pending' };
    await wait(300);
  }
}

export function sealed(card: string): Record<string, string> {
  const rest = { encryptedExpiryMonth: 'test_03', encryptedExpiryYear: 'test_2030', encryptedSecurityCode: 'test_737' };
  return { type: 'scheme', encryptedCardNumber: `test_${card}`, ...rest };
}
