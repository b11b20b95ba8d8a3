import { pages } from '@selvedge/contract/page.ts';
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

test.each(Object.entries(pages).filter(([, { paths }]) => paths.length > 0))(
  'AUT-015 the layout of the account guards %s exactly when its address asks for it',
  (_, { layout, paths }) => expect(paths.some((path) => needsLogin(`/en-GB${path}`))).toBe(layout === 'account'),
);
