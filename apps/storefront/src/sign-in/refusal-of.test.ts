import { expect, test } from 'vitest';
import { SignInRefused } from '../session/sign-in-refused.ts';
import { refusalOf } from './refusal-of.ts';

const t = (key: string) => `[${key}]`;

test.each([
  [new SignInRefused({ status: 'SIGN_IN_UP_NOT_ALLOWED', reason: 'Colleagues sign in elsewhere.' }), 'Colleagues sign in elsewhere.'],
  [new SignInRefused({ status: 'GENERAL_ERROR', message: 'Too many attempts.' }), 'Too many attempts.'],
  [new SignInRefused({ status: 'NO_EMAIL_GIVEN_BY_PROVIDER' }), '[login.error.provider_no_email]'],
  [new Error('Auth provider responded with error: access_denied'), '[login.error.provider_denied]'],
  [new Error('Auth provider responded with error: user_cancelled_authorize'), '[login.error.provider_denied]'],
  [new Error('Auth provider responded with error: server_error'), undefined],
  [new Error('No valid auth state present in session storage'), undefined],
])('AUT-048 %s is told as %s', (error, words) => {
  expect(refusalOf(error, t)).toBe(words);
});
