import { expect, test } from 'vitest';
import { needsLogin } from './needs-login.ts';

test.each([
  ['/en-GB/account', true],
  ['/en-GB/account/profile?x=1', true],
  ['/en-GB/ACCOUNT', true],
  ['/en-GB/%61ccount', true],
  ['/en-GB/account#top', true],
  ['/en-GB/i/account-help', false],
  ['/en-GB/accounting', false],
  ['/en-GB/search?q=/account', false],
  ['/en-GB/%ff', false],
])('AUT-015 %s needs a login: %s', (path, expected) => expect(needsLogin(path)).toBe(expected));
