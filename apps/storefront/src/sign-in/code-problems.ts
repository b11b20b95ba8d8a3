import type { FormProblems } from '../form/use-form.ts';
import type { Translate } from '../lib/shop-context.tsx';
import type { AuthAnswer } from '../session/session-state.ts';

const wrong: Readonly<Record<string, string>> = { INVALID_TOTP_ERROR: 'login.code_wrong', LIMIT_REACHED_ERROR: 'login.code_limit' };

/** What is wrong with a code, below its field; or with the call, for the form as a whole. */
export function codeProblems({ status, message, key }: AuthAnswer, t: Translate): FormProblems {
  return wrong[status] ? { fields: { code: t(wrong[status]) } } : { message: message ?? t(key ?? 'feedback.error_generic') };
}
