import type { Attempt } from '@selvedge/contract/attempt.ts';
import { failureKey } from '../lib/failure-key.ts';
import type { Translate } from '../lib/shop-context.tsx';
import type { FormProblems } from './use-form.ts';

/** The words for a refusal: below the fields it names, else for the form as a whole. */
export function problemsOf(result: Attempt<unknown> & { hasError: true }, t: Translate): FormProblems {
  const errors = Object.entries(result.response?.result?.errors ?? {});
  if (errors.length === 0 || result.error.status === 429 || errors[0]![0] === 'maintenance') return { message: t(failureKey(result)) };
  return { fields: Object.fromEntries(errors.map(([field, keys]) => [field, t(keys[0] ?? 'validation.custom')])) };
}
