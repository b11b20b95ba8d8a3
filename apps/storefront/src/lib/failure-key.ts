import type { Attempt } from '@selvedge/contract/attempt.ts';

/**
 * What is said of a change that failed, by its kind; `otherwise` where the kind says nothing. An answer that was lost says nothing of what
 * was done.
 */
export function failureKey({ response }: Attempt<unknown> & { hasError: true }, otherwise = 'feedback.error_generic'): string {
  return failureOfStatus(response?.status, response?.result?.errors) ?? otherwise;
}

/** Without a status nobody answered. */
export function failureOfStatus(status: number | undefined, errors?: Readonly<Record<string, readonly string[]>>): string | undefined {
  return status === undefined ? lost : (errors?.maintenance?.[0] ?? keys[status]);
}

const lost = 'feedback.error_lost';

const keys: Readonly<Record<number, string>> = {
  401: 'feedback.error_signed_out',
  404: 'feedback.error_gone',
  409: 'feedback.error_changed_elsewhere',
  429: 'feedback.error_too_many',
  // A proxy that gave up waiting does not know what became of it either.
  502: lost,
  503: 'feedback.error_maintenance',
  504: lost,
};
