import type { Attempt } from '@selvedge/contract/attempt.ts';
import { failureOfStatus } from '../lib/failure-key.ts';
import type { ToastSeverity } from '../toast/toast-queue.ts';

/** What a screen says when something did not work. */
export type Failure = { key: string; severity: ToastSeverity };

export type BasketAction = 'add' | 'update' | 'remove' | 'load' | 'promoCode' | 'giftCard';

/** BSK-056..061 a refusal names its reason by field; whatever else went wrong has one sentence per action. */
export function failureOf(answer: Attempt<unknown> & { hasError: true }, action: BasketAction): Failure {
  const { response } = answer;
  const status = response?.status ?? 503;
  const errors = response?.result?.errors;
  const key = status === 400 || status === 404 ? firstKey(errors ?? {}) : undefined;
  if (key === 'basket.promo_code_already_applied') return { key, severity: 'info' };
  if (key) return { key, severity: 'danger' };
  if (status === 429) return { key: 'feedback.error_too_many', severity: 'warning' };
  // A read that got no answer is made again; a change that got none may have been made.
  const kind = (action !== 'load' && !response) || status >= 500 ? failureOfStatus(response?.status, errors) : undefined;
  return action === 'load' && !errors?.maintenance ? notDone(action, status) : { ...notDone(action), ...(kind && { key: kind }) };
}

/** Nothing was done, as the basket shows that was read again. */
export const notDone = (action: BasketAction, status = 500): Failure => ({
  key: action === 'load' ? loadKey(status) : otherwise[action],
  severity: 'danger',
});

export function isOtherMarket(answer: Attempt<unknown>): boolean {
  return answer.hasError && answer.response?.result?.code === 'wrong_market';
}

/** Nobody answered: what was asked may have been done all the same. */
export function isLost(answer: Attempt<unknown>): boolean {
  return answer.hasError && answer.response === undefined;
}

const fields = ['basketId', 'lineItem', 'promoCode', 'giftCardNumber', 'giftCardNumberValidationCode', 'catalog'];

/** Of several, the one that the shopper can do something about; of a field that no screen shows, its own words all the same. */
const firstKey = (errors: Record<string, string[]>): string | undefined =>
  fields.flatMap((field) => errors[field] ?? [])[0] ??
  Object.values(errors)
    .flat()
    .find((key) => !/^(?:validation|feedback)\./.test(key));

const loadKey = (status: number): string => (status >= 500 ? 'feedback.error_basket_initializing' : 'feedback.error_basket_not_found');

const otherwise = {
  add: 'feedback.error_add_to_basket',
  update: 'feedback.error_basket_update',
  remove: 'feedback.error_remove_from_basket',
  promoCode: 'feedback.error_basket_update',
  giftCard: 'feedback.error_basket_update',
} as const;
