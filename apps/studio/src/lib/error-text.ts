import type { ErrorWrapper } from '@selvedge/contract/error-wrapper.ts';
import type { TextKey } from '../texts.ts';

/** What to tell a person about a call that failed. */
export function errorKey({ status }: Pick<ErrorWrapper, 'status'>): TextKey {
  if (status === 401) return 'error.signed_out';
  if (status === 404) return 'error.not_found';
  if (status === 429) return 'error.too_many';
  if (status === 400) return 'error.invalid';
  return status >= 502 && status <= 504 ? 'error.unreachable' : 'error.unexpected';
}
