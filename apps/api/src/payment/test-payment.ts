import { randomUUID } from 'node:crypto';
import type { PayLine, PaymentAnswer, StartPayment } from './payment-provider.ts';

/** A payment for the tests of the adapters: two shirts and their freight, in Germany. */
export function testPayment(over: Partial<StartPayment> = {}): StartPayment {
  const reference = randomUUID();
  const address = {
    firstName: 'Ida',
    lastName: 'Weber',
    street: 'Lindenweg',
    houseNumber: '4',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  };
  return {
    ...{ key: randomUUID(), reference, amount: { value: 10_390, currency: 'EUR' }, country: 'DE', locale: 'de-DE' },
    ...{ shopper: { email: 'ida@example.test', ip: '203.0.113.7' }, billing: address, shipping: address },
    lines: [
      {
        reference: 'SHIRT-1',
        name: 'Shirt',
        kind: 'physical',
        quantity: 2,
        unitValue: 4_995,
        totalValue: 9_990,
        taxValue: 1_595,
        taxRate: 1_900,
      },
      {
        reference: 'freight',
        name: 'Freight',
        kind: 'shipping',
        quantity: 1,
        unitValue: 400,
        totalValue: 400,
        taxValue: 64,
        taxRate: 1_900,
      },
    ],
    returnUrl: 'http://shop.test/return',
    webhookUrl: 'http://shop.test/api/order/payment/klarna/webhook',
    method: testCard('4111111111111111'),
    ...over,
  };
}

/** A card as Adyen's test environment takes it. */
export function testCard(number: string): Record<string, unknown> {
  const sealed = { encryptedExpiryMonth: 'test_03', encryptedExpiryYear: 'test_2030', encryptedSecurityCode: 'test_737' };
  return { paymentMethod: { type: 'scheme', encryptedCardNumber: `test_${number}`, ...sealed } };
}

/** The same with a gift card that pays 3.90 of it. */
export function withGiftCard(payment: StartPayment): StartPayment {
  const value = 390;
  const sums = { quantity: 1, unitValue: -value, totalValue: -value, taxValue: 0, taxRate: 0 };
  const card: PayLine = { reference: 'card', name: 'Gift card', kind: 'giftCard', ...sums };
  const { amount, lines } = payment;
  return { ...payment, amount: { ...amount, value: amount.value - value }, lines: [...lines, card] };
}

/** Where a shopper is sent to. */
export function pageOf(answer: PaymentAnswer): string {
  if (answer.state !== 'action' || !answer.action.url) throw new Error(`no page to go to: ${answer.state}`);
  return answer.action.url;
}
