import { describe, expect, test } from 'vitest';
import { type LoginView, readCallback, searchOf, viewOf } from './login-view.ts';

describe('AUT-019, AUT-022 views of the login', () => {
  test.each<[string | null, LoginView]>([
    [null, 'login'],
    ['', 'login'],
    ['signup', 'signup'],
    ['forgot-password', 'forgotPassword'],
    ['verify', 'verifyEmail'],
    ['resetPassword', 'login'],
    ['constructor', 'login'],
  ])('?view=%s shows %s', (name, view) => expect(viewOf(name)).toBe(view));

  test.each<LoginView>(['login', 'signup', 'forgotPassword', 'verifyEmail'])('the address of %s leads back to it', (view) => {
    expect(viewOf(new URLSearchParams(searchOf(view)).get('view'))).toBe(view);
  });
});

describe('AUT-020, AUT-025 the callback', () => {
  test.each([
    ['?token=a&rid=emailpassword', { kind: 'resetPassword', token: 'a' }],
    ['?token=a&rid=emailverification', { kind: 'verifyEmail', token: 'a' }],
    ['?token=a&view=verify', { kind: 'verifyEmail', token: 'a' }],
    ['?token=a&rid=account', { kind: 'confirmEmail', token: 'a' }],
    ['?token=a&rid=customerclub', { kind: 'joinClub', token: 'a' }],
    ['?token=a&rid=toString', { kind: 'nothing' }],
    ['?rid=emailpassword', { kind: 'nothing' }],
    ['?code=c&state=s', { kind: 'thirdParty' }],
    ['?error=access_denied&state=s', { kind: 'thirdParty' }],
    ['', { kind: 'nothing' }],
  ])('%s', (search, expected) => expect(readCallback(new URLSearchParams(search))).toEqual(expected));
});
