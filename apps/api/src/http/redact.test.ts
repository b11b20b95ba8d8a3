import { expect, test } from 'vitest';
import { redactText, redactUrl } from './redact.ts';

test.each([
  ['/api/f/de-DE/markets', '/api/f/de-DE/markets'],
  ['/api/points/ada@example.com', '/api/points/[email]'],
  ['/api/points/ada%2Bx%40example.com/all', '/api/points/[email]/all'],
  ['/api/search?accessToken=abc&size=3', '/api/search?accessToken=[redacted]&size=3'],
  ['/a?apiKey=1&token=2&rid=4&email=a%40b.c', '/a?apiKey=[redacted]&token=[redacted]&rid=4&email=[redacted]'],
  ['/a?to=ada@example.com', '/a?to=[email]'],
  ['/en-GB/wishlist?shareReference=abc&page=2', '/en-GB/wishlist?shareReference=[redacted]&page=2'],
  ['/api/order/de-DE/basket/remove-giftcard/6000123', '/api/order/de-DE/basket/remove-giftcard/[redacted]'],
  ['/api/order/de-DE/order/receipt/abcdefghijklmnopqrstuv?token=x', '/api/order/de-DE/order/receipt/[redacted]?token=[redacted]'],
  ['/api/order/order/abcdefghijklmnopqrstuv', '/api/order/order/[redacted]'],
  ['/de-DE/receipt?orderid=abc', '/de-DE/receipt?orderid=[redacted]'],
  ['/api/order/basket/abandoned?basketId=abc', '/api/order/basket/abandoned?basketId=[redacted]'],
  ['/a/verify-marketing?verificationId=abc', '/a/verify-marketing?verificationId=[redacted]'],
  ['/en-GB/unsubscribe?contactId=a&messageId=b', '/en-GB/unsubscribe?contactId=[redacted]&messageId=[redacted]'],
  ['/a?x=1?token=2', '/a?x=1'],
  ['/a?%ZZ=1', '/a?%ZZ=1'],
])('%s is logged as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

test('the values of a failed query and e-mail addresses are taken out of an error', () => {
  const text = 'Failed query: select $1\nparams: ada,secret\n    at run (file.ts:1:2)';
  expect(redactText(text)).toBe('Failed query: select $1\nparams: [redacted]\n    at run (file.ts:1:2)');
  expect(redactText('no account for ada@example.com')).toBe('no account for [email]');
});
