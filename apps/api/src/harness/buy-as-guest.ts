import { setTimeout as wait } from 'node:timers/promises';

export type Purchase =
  | { outcome: 'ordered'; orderId: string }
  /** Neither bought nor charged, and told so. */
  | { outcome: 'refused'; why: string }
  /** The shop was away for longer than anybody waits. */
  | { outcome: 'gave up'; why: string };

export type Guest = {
  base: string;
  sku: string;
  card: string;
  /** Each calls from home: what is limited by address is not what is tested here. */
  address: string;
  giftCard?: { number: string; code: string } | undefined;
  onCall?: () => void;
};

const patienceMs = 120_000;
const market = '/api/order/en-GB';
const home = {
  ...{ firstName: 'Ada', lastName: 'Byron', line1: 'Dean Street', houseNumber: '12', city: 'London', postalCode: 'W1D 3RZ' },
  ...{ country: 'GB', mobilePhoneNumber: '+447700900123', email: 'ada@example.com' },
};

/** One whole checkout by the shop's own calls. What gets no answer is asked again, as an impatient shopper does. */
export async function buyAsGuest({ base, sku, card, address, giftCard, onCall }: Guest): Promise<Purchase> {
  const cookies = new Map<string, string>();
  const until = Date.now() + patienceMs;

  async function call(method: string, path: string, body?: unknown): Promise<{ status: number; answer: Answer }> {
    for (;;) {
      onCall?.();
      const sent = await send(method, path, body).catch((error: Error) => error);
      if (!(sent instanceof Error) && sent.status < 500) return sent;
      if (Date.now() > until) throw new Error(sent instanceof Error ? sent.message : `${path} ${sent.status}`);
      await wait(100);
    }
  }

  async function send(method: string, path: string, body: unknown) {
    const response = await fetch(base + market + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...{ 'x-forwarded-for': address, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) cookies.set(name, value);
    }
    return { status: response.status, answer: (text ? JSON.parse(text) : {}) as Answer };
  }

  try {
    await must(call('POST', '/basket/line', { sku, quantity: 1 }));
    await must(call('PUT', '/basket/continue-as-guest', { email: home.email }));
    await must(call('PUT', '/basket/address', { shippingAddress: home, billingAddress: home }));
    await must(call('PUT', '/basket/shipment', { shipments: [{ shippingMethodId: 'home' }] }));
    if (giftCard)
      await must(call('POST', '/basket/add-giftcard', { giftCardNumber: giftCard.number, giftCardNumberValidationCode: giftCard.code }));
    await must(call('PUT', '/basket/accept-terms', { acceptTerms: true }));
    for (;;) {
      const { answer } = await must(call('POST', '/basket/create-payment', { paymentMethod: sealed(card) }));
      if (answer.orderId) return { outcome: 'ordered', orderId: answer.orderId };
      if (answer.paymentState !== 'pending') return { outcome: 'refused', why: answer.error ?? answer.paymentState ?? 'unknown' };
      if (Date.now() > until) return { outcome: 'gave up', why: 'pending' };
      await wait(300);
    }
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'refused', why: error.message };
    return { outcome: 'gave up', why: String(error) };
  }
}

type Answer = { orderId?: string; paymentState?: string; error?: string };

class Refused extends Error {}

async function must(asked: Promise<{ status: number; answer: Answer }>): Promise<{ answer: Answer }> {
  const { status, answer } = await asked;
  if (status >= 400) throw new Refused(`${status} ${JSON.stringify(answer)}`);
  return { answer };
}

function sealed(card: string): Record<string, string> {
  const rest = { encryptedExpiryMonth: 'test_03', encryptedExpiryYear: 'test_2030', encryptedSecurityCode: 'test_737' };
  return { type: 'scheme', encryptedCardNumber: `test_${card}`, ...rest };
}
