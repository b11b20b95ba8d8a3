import { PageAlias } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { needsOwnDocument } from './needs-own-document.ts';

const leading = (hasThirdPartyScript: boolean) =>
  PageAlias.options.filter((next) => needsOwnDocument({ first: 'productPage', next, hasThirdPartyScript }));

test('after a third-party script has run, every page where somebody signs in, pays or reads what is theirs is a document of its own', () => {
  const own = leading(true);
  expect(own).toEqual(
    PageAlias.options.filter(
      (alias) =>
        /^(account|checkout)/.test(alias) ||
        ['authenticationLandingPage', 'receiptPage', 'loginPage', 'socialLoginCallbackPage'].includes(alias),
    ),
  );
  expect(own).not.toContain('basketPage');
});

test('without one only the payment page is, on the way in and on the way out', () => {
  expect(leading(false)).toEqual(['checkoutPaymentPage']);
  expect(needsOwnDocument({ first: 'checkoutPaymentPage', next: 'homePage', hasThirdPartyScript: false })).toBe(true);
  expect(needsOwnDocument({ first: 'checkoutPaymentPage', next: 'checkoutPaymentPage', hasThirdPartyScript: false })).toBe(false);
});
