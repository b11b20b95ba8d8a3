import { ApiException } from '@selvedge/contract/api-exception.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { type ErrorCode, statusOf } from '@selvedge/contract/error.ts';
import { refusalsOf } from '@selvedge/contract/openapi.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { describe, expect, test } from 'vitest';
import en from '../../../api/src/content/dictionaries/en.json' with { type: 'json' };
import { missingPayment } from './missing-payment.ts';
import { refusedPayment } from './refused-payment.ts';

const texts: Readonly<Record<string, string>> = en;

async function refused(status: number, body?: object) {
  const answer = await attempt(
    Promise.reject(new ApiException({ status, headers: new Headers() }, body ? JSON.stringify(body) : '<html>')),
  );
  if (!answer.hasError) throw new Error('it was not refused');
  return answer;
}
async function lost() {
  const answer = await attempt(Promise.reject(new TypeError('fetch failed')));
  if (!answer.hasError) throw new Error('it was not lost');
  return answer;
}

/** Every call of the storefront that can move money. */
const calls = {
  ...{ create: payment.create, payWithGiftCard: payment.payWithGiftCard, createPosPayment: payment.createPosPayment },
  ...{ initializeIyzico: payment.initializeIyzico, requestKlarnaUrl: payment.requestKlarnaUrl },
};
const codes = Object.keys(statusOf) as ErrorCode[];
const outcomes = Object.entries(calls).flatMap(([name, definition]) => {
  const declared = [...refusalsOf(definition).values()].flat();
  return [...new Set<ErrorCode>([...declared, 'unauthorized', 'invalid_claim', 'not_found', 'conflict', 'unexpected', 'unavailable'])].map(
    (code) => [name, code] as const,
  );
});

describe('every outcome of every call that pays is told, and told truthfully', () => {
  test.each(outcomes)('%s refused with %s', async (_, code) => {
    const shown = refusedPayment(await refused(statusOf[code], { code, errors: {} }));
    if (shown.show === 'lookUp') return;
    expect(texts[shown.key], shown.key).toBeTypeOf('string');
    // Refused before a provider was asked: only then may it be said that nothing was charged.
    expect(statusOf[code] < 500 || code === 'closed_for_maintenance').toBe(true);
  });

  test.each([500, 502, 503, 504])('%i is looked up, never assumed', async (status) => {
    expect(refusedPayment(await refused(status))).toEqual({ show: 'lookUp' });
  });

  test('an answer that was lost is looked up, never assumed', async () => {
    expect(refusedPayment(await lost())).toEqual({ show: 'lookUp' });
  });

  test.each([400, 401, 403, 404, 405, 409, 413, 415, 418, 429])('%i in no words of ours is told, too', async (status) => {
    const shown = refusedPayment(await refused(status));
    expect(shown.show === 'lookUp' || texts[shown.key] !== undefined).toBe(true);
  });

  test('no code of the contract is left out', async () => {
    for (const code of codes) expect(refusedPayment(await refused(statusOf[code], { code, errors: {} }))).toBeDefined();
  });

  test.each<[string, ErrorCode, Record<string, string[]>, object]>([
    ['paid in another tab, or emptied there', 'wrong_step', { step: ['noStep'] }, { show: 'lookUp', otherwise: 'basket.nothing_to_order' }],
    ['another basket', 'not_found', { basketId: ['feedback.error_basket_not_found'] }, { show: 'lookUp' }],
    ['a payment under way', 'payment_refused', { payment: ['payment.in_progress'], step: ['paymentInProgress'] }, { show: 'lookUp' }],
    ['too many', 'payment_refused', { payment: ['payment.too_many_attempts'] }, { show: 'failed', key: 'payment.too_many_attempts' }],
    [
      'a code that is used up',
      'promo_code_refused',
      { promoCode: ['promotion.used_up'] },
      { show: 'failed', key: 'promotion.used_up', canDropCode: true },
    ],
    [
      'a piece that sold out',
      'line_refused',
      { lineItem: ['basket.out_of_stock'], step: ['checkoutPayment'] },
      { show: 'failed', key: 'basket.out_of_stock' },
    ],
    [
      'pieces that somebody else put aside a moment before',
      'line_refused',
      { lineItem: ['basket.not_enough_stock'] },
      { show: 'failed', key: 'basket.not_enough_stock' },
    ],
    [
      'the last piece of all',
      'line_refused',
      { lineItem: ['basket.out_of_stock'], step: ['noStep'] },
      { show: 'failed', key: 'basket.out_of_stock', step: 'noStep' },
    ],
    [
      'an address that is missing',
      'wrong_step',
      { step: ['shippingAddress'], shippingAddress: ['checkout.address_first'] },
      { show: 'failed', key: 'checkout.address_first', step: 'shippingAddress' },
    ],
    [
      'another amount',
      'payment_refused',
      { payment: ['payment.basket_changed'], step: ['checkoutSummary'] },
      { show: 'failed', key: 'payment.basket_changed', step: 'checkoutSummary' },
    ],
  ])('%s', async (_, code, errors, expected) => {
    expect(refusedPayment(await refused(statusOf[code], { code, errors }))).toEqual(expected);
  });
});

describe('a payment that the shop knows nothing of', () => {
  test('is none only when the shop says so', async () => {
    expect(missingPayment(await lost(), undefined)).toBeUndefined();
    for (const status of [401, 403, 409, 429, 500, 503]) expect(missingPayment(await refused(status), undefined)).toBeUndefined();
    const notStarted = await refused(404, { code: 'not_found', errors: { payment: ['payment.not_started'] } });
    expect(missingPayment(notStarted, undefined)).toEqual({ key: 'payment.not_started', isBasketGone: false });
    expect(missingPayment(notStarted, 'basket.nothing_to_order')).toEqual({ key: 'basket.nothing_to_order', isBasketGone: true });
    const gone = await refused(404, { code: 'not_found', errors: { payment: ['payment.basket_gone'] } });
    expect(missingPayment(gone, 'basket.nothing_to_order')).toEqual({ key: 'payment.basket_gone', isBasketGone: true });
  });

  test('never says that nothing was charged of a basket that this browser does not hold', () => {
    expect(texts['payment.basket_gone']).not.toMatch(/nothing was charged/i);
    expect(texts['payment.unclear']).not.toMatch(/nothing was charged/i);
    for (const key of ['payment.stuck', 'payment.stopping', 'payment.given_back', 'payment.sold_out_back'])
      expect(texts[key]).not.toMatch(/nothing was charged/i);
  });
});
