import type { Translate } from '../lib/shop-context.tsx';
import { SignInRefused } from '../session/sign-in-refused.ts';

const keys: Record<string, string> = { NO_EMAIL_GIVEN_BY_PROVIDER: 'login.error.provider_no_email' };

/** AUT-048 why a sign-in through a provider came to nothing, in words. Undefined where nobody knows more than that it did. */
export function refusalOf(error: Error, t: Translate): string | undefined {
  if (error instanceof SignInRefused) {
    const { status, reason, message } = error.answer;
    return reason ?? message ?? (keys[status] && t(keys[status]));
  }
  // AUT-055 what providers call it when somebody presses Cancel there: OAuth, and Apple.
  return /: (?:access_denied|user_cancelled_authorize)\b/.test(error.message) ? t('login.error.provider_denied') : undefined;
}

let kept: string | undefined;

/** Stands above the login form until it is used or left: a toast is gone before the other window is closed. */
export const readRefusal = (): string | undefined => kept;

export function keepRefusal(words: string | undefined): void {
  kept = words;
}
