import type { PaymentResult } from '@selvedge/contract/payment-shape.ts';
import { expect, test } from 'vitest';
import { followResult } from './follow-result.ts';

const at = { receipt: '/de-DE/receipt', here: '/de-DE/checkout/payment' };
const link = { url: 'https://pay.example/1', qrCodeString: 'https://pay.example/1', linkId: '1' };

test.each<[string, PaymentResult, ReturnType<typeof followResult>]>([
  [
    'an order leads to its receipt',
    { paymentState: 'authorised', orderId: 'a b' },
    { name: 'receipt', url: '/de-DE/receipt?orderid=a%20b' },
  ],
  [
    'the shop may name the receipt itself',
    { url: '/de-DE/receipt?orderid=1', redirectReason: 'receipt' },
    { name: 'receipt', url: '/de-DE/receipt?orderid=1' },
  ],
  [
    'an action leads to the provider',
    { adyenAction: { type: 'redirect', url: 'https://bank.example/', method: 'GET' } },
    { name: 'leave', url: 'https://bank.example/', method: 'GET', fields: {} },
  ],
  [
    'an action may post what the bank needs',
    { adyenAction: { type: 'redirect', url: 'https://bank.example/', method: 'post', data: { PaReq: 'x', n: 1 } } },
    { name: 'leave', url: 'https://bank.example/', method: 'POST', fields: { PaReq: 'x', n: '1' } },
  ],
  ['a link is shown, not followed', { payByLink: link, paymentState: 'pending' }, { name: 'link', link }],
  ['what is not known yet is waited for', { paymentState: 'pending' }, { name: 'wait' }],
  ['paid without an order yet is waited for', { paymentState: 'authorised' }, { name: 'wait' }],
  [
    'a refusal stays on the page',
    { paymentState: 'refused', redirectReason: 'refused', url: '/de-DE/checkout/payment?x=1' },
    { name: 'failed', key: 'payment.refused', back: undefined },
  ],
  [
    "the server's own words win",
    { paymentState: 'refused', error: 'payment.insufficient_funds' },
    { name: 'failed', key: 'payment.insufficient_funds', back: undefined },
  ],
  [
    'what ran out leads back to the basket',
    { redirectReason: 'soldOut', url: '/de-DE/basket' },
    { name: 'failed', key: 'payment.sold_out', back: '/de-DE/basket' },
  ],
  ['nothing at all is a failure', {}, { name: 'failed', key: 'payment.unclear', back: undefined }],
])('PAY-010 %s', (_, result, move) => {
  expect(followResult(result, at)).toEqual(move);
});
