import type { AuthAnswer } from './session-state.ts';

/** A provider vouched, and the shop still says no. The message is for support; the answer says why in the shopper's words. */
export class SignInRefused extends Error {
  readonly answer: AuthAnswer;
  constructor(answer: AuthAnswer) {
    super(answer.reason ?? answer.message ?? answer.status);
    this.answer = answer;
  }
}
