import { ApiException } from '@selvedge/contract/api-exception.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { expect, test } from 'vitest';
import { type BasketAction, failureOf, isLost, isOtherMarket } from './failure-of.ts';

const refused = async (status: number, body: object = {}) => {
  const answer = await attempt(Promise.reject(new ApiException({ status, headers: new Headers() }, JSON.stringify(body))));
  if (!answer.hasError) throw new Error('it was not refused');
  return answer;
};
const lost = async () => {
  const answer = await attempt(Promise.reject(new TypeError('fetch failed')));
  if (!answer.hasError) throw new Error('it was not lost');
  return answer;
};

test.each<[BasketAction, number, string]>([
  ['add', 500, 'feedback.error_add_to_basket'],
  ['update', 500, 'feedback.error_basket_update'],
  ['update', 503, 'feedback.error_maintenance'],
  ['update', 504, 'feedback.error_lost'],
  ['remove', 500, 'feedback.error_remove_from_basket'],
  ['load', 500, 'feedback.error_basket_initializing'],
  ['load', 404, 'feedback.error_basket_not_found'],
  ['add', 429, 'feedback.error_too_many'],
])('BSK-056..060 a failed %s with %i says %s', async (action, status, key) => {
  expect(failureOf(await refused(status), action).key).toBe(key);
});

test('BSK-057 a refusal says the first key of the line, whatever was asked', async () => {
  const answer = await refused(400, { code: 'line_refused', errors: { lineItem: ['basket.not_enough_stock', 'basket.other'] } });
  expect(failureOf(answer, 'update')).toEqual({ key: 'basket.not_enough_stock', severity: 'danger' });
});

test('BSK-027 a code that is there already is no failure of the shopper', async () => {
  const answer = await refused(400, { code: 'promo_code_refused', errors: { promoCode: ['basket.promo_code_already_applied'] } });
  expect(failureOf(answer, 'promoCode').severity).toBe('info');
});

test('NAV-047 a failure is danger, what must wait a warning, and what is done already only news', async () => {
  const already = { errors: { promoCode: ['basket.promo_code_already_applied'] } };
  const answers = [await refused(500), await lost(), await refused(429), await refused(400, already)];
  expect(answers.map((answer) => failureOf(answer, 'promoCode').severity)).toEqual(['danger', 'danger', 'warning', 'info']);
});

test('a lost connection is told apart from a refusal', async () => {
  expect(isLost(await lost())).toBe(true);
  expect(isLost(await refused(500))).toBe(false);
  // A change may have been made; a basket that was not read is read again.
  expect(failureOf(await lost(), 'add').key).toBe('feedback.error_lost');
  expect(failureOf(await lost(), 'load').key).toBe('feedback.error_basket_initializing');
});

test('a basket of another market is recognised', async () => {
  const answer = await refused(400, { code: 'wrong_market', errors: { catalog: ['basket.other_market'] } });
  expect(isOtherMarket(answer)).toBe(true);
  expect(failureOf(answer, 'add').key).toBe('basket.other_market');
});
