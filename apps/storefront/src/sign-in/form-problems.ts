import type { FormProblems } from '../form/use-form.ts';
import type { Translate } from '../lib/shop-context.tsx';
import type { AuthAnswer } from '../session/session-state.ts';

const keys: Record<string, string> = {
  WRONG_CREDENTIALS_ERROR: 'login.wrong_credentials',
  SIGN_IN_NOT_ALLOWED: 'login.sign_in_not_allowed',
  SIGN_UP_NOT_ALLOWED: 'login.sign_up_not_allowed',
  PASSWORD_RESET_NOT_ALLOWED: 'login.reset_not_allowed',
  RESET_PASSWORD_INVALID_TOKEN_ERROR: 'login.link_used_up',
  EMAIL_VERIFICATION_INVALID_TOKEN_ERROR: 'login.link_used_up',
};

/** AUT-048 undefined when all went well. Words for fields come from the server in the shopper's language (AUT-049). */
export function formProblems(answer: AuthAnswer, t: Translate): FormProblems | undefined {
  if (answer.status === 'OK') return undefined;
  if (answer.formFields) return { fields: Object.fromEntries(answer.formFields.map(({ id, error }) => [id, error])) };
  if (answer.status === 'GENERAL_ERROR' && answer.message) return { message: answer.message };
  if (answer.reason) return { message: answer.reason };
  return { message: t(answer.key ?? keys[answer.status] ?? 'feedback.error_generic') };
}
