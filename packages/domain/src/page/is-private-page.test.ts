import { PageAlias } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { isPrivatePage } from './is-private-page.ts';

test('the pages of sign-in, checkout, account and receipt are private, and no others', () => {
  const others = ['authenticationLandingPage', 'receiptPage', 'loginPage', 'socialLoginCallbackPage'];
  expect(PageAlias.options.filter(isPrivatePage)).toEqual(
    PageAlias.options.filter((alias) => /^(account|checkout)/.test(alias) || others.includes(alias)),
  );
  expect(['basketPage', 'productPage', 'homePage'].some((alias) => isPrivatePage(alias as PageAlias))).toBe(false);
});
