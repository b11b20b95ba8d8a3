import { describe, expect, test } from 'vitest';
import { afterLogin, thirdPartyReturnPath } from './after-login.ts';

const visit = { place: 'page', market: 'en-GB', previousPath: undefined, storedPath: undefined } as const;

describe('where a shopper goes after signing in', () => {
  test.each([
    [
      'AUT-031 in the login flyout nobody is moved',
      { place: 'loginFlyout', storedPath: '/en-GB/women', previousPath: '/en-GB/checkout' },
      undefined,
    ],
    ['AUT-033 from the basket flyout to the checkout', { place: 'basketFlyout', storedPath: '/en-GB/women' }, '/en-GB/checkout/details'],
    ['AUT-034 elsewhere to the page last visited', { storedPath: '/en-GB/women?page=2' }, '/en-GB/women?page=2'],
    ['AUT-035 a checkout just left goes on', { previousPath: '/en-GB/checkout' }, '/en-GB/checkout/details'],
    [
      'AUT-037 and comes before the page last visited',
      { previousPath: '/en-GB/checkout/customer?x=1', storedPath: '/en-GB/women' },
      '/en-GB/checkout/details',
    ],
    ['AUT-036 otherwise to the account', { previousPath: '/en-GB/women' }, '/en-GB/account'],
    ['another host is never a page last visited', { storedPath: '//evil.example/en-GB' }, '/en-GB/account'],
    ['another market has another account', { storedPath: '/de-DE/women', previousPath: '/de-DE/checkout' }, '/en-GB/account'],
  ] as const)('%s', (_, over, path) => {
    expect(afterLogin({ ...visit, ...over })).toEqual(path ? { kind: 'go', path } : { kind: 'stay' });
  });

  test.each([
    ['AUT-038 the basket flyout', { place: 'basketFlyout', previousPath: '/en-GB/women' }, '/en-GB/checkout'],
    ['AUT-039 the login flyout', { place: 'loginFlyout', previousPath: '/en-GB/women' }, '/en-GB/account'],
    ['AUT-040 the previous route', { previousPath: '/en-GB/women' }, '/en-GB/women'],
    ['AUT-040 without one the account', {}, '/en-GB/account'],
    ['a previous route of somebody else', { previousPath: 'https://evil.example' }, '/en-GB/account'],
  ] as const)('%s is left for a provider', (_, over, path) => {
    expect(thirdPartyReturnPath({ ...visit, ...over })).toBe(path);
  });
});
