import type { Attempt } from '@selvedge/contract/attempt.ts';

/** What is said of a change that failed without a reason of its own. An answer that was lost says nothing of what was done. */
export function failureKey({ response }: Attempt<unknown> & { hasError: true }): string {
  if (!response) return 'feedback.error_lost';
  return keys[response.status] ?? 'feedback.error_generic';
}

const keys: Readonly<Record<number, string>> = {
  401: 'feedback.error_signed_out',
  404: 'feedback.error_gone',
  409: 'feedback.error_changed_elsewhere',
  429: 'feedback.error_too_many',
  503: 'feedback.error_maintenance',
};
