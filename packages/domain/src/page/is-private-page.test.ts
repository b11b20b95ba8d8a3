import { PageAlias } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { isPrivatePage } from './is-private-page.ts';

test('the pages of sign-in, checkout, account, receipt and of one’s own orders are private, and no others', () => {
  const others = [
    'authenticationLandingPage',
    'receiptPage',
    'loginPage',
    'returnItemsPage',
    'socialLoginCallbackPage',
    'trackOrderPage',
    'unsubscribePage',
  ];
  expect(PageAlias.options.filter(isPrivatePage)).toEqual(
    PageAlias.options.filter((alias) => /^(account|checkout)/.test(alias) || others.includes(alias)),
  );
  expect(['basketPage', 'productPage', 'homePage'].some((alias) => isPrivatePage(alias as PageAlias))).toBe(false);
});
