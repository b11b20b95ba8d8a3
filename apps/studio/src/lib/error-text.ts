import type { ErrorWrapper } from '@selvedge/contract/error-wrapper.ts';
import { findText, type TextKey, text } from '../texts/text.ts';

/** What to tell a person about a call that failed. */
export function errorKey({ status, title }: Pick<ErrorWrapper, 'status'> & Partial<Pick<ErrorWrapper, 'title'>>): TextKey {
  if (status === 401) return 'error.signed_out';
  if (status === 404) return 'error.not_found';
  if (status === 409) return 'error.conflict';
  if (status === 413) return 'error.too_large';
  if (status === 415) return 'studio.picture_type';
  if (status === 428) return title === 'second_factor_needed' ? 'security.factor_required' : 'error.unconfirmed';
  if (status === 429) return 'error.too_many';
  if (status === 400) return 'error.invalid';
  return status >= 502 && status <= 504 ? 'error.unreachable' : 'error.unexpected';
}

/** What the shop itself says is wrong, where the Studio knows the words. */
export function errorText(error: Pick<ErrorWrapper, 'status' | 'errors'> & Partial<Pick<ErrorWrapper, 'title'>>): string {
  return error.errors.map(findText).find((known) => known !== undefined) ?? text(errorKey(error));
}
