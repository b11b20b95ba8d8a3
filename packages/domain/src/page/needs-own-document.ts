import type { PageAlias } from '@selvedge/contract/page.ts';

type Move = {
  /** The page that the document was loaded for. */
  first: PageAlias;
  next: PageAlias;
  /** A script of somebody else has run in this document, and may still listen. */
  hasThirdPartyScript: boolean;
};

/**
 * Whether the next page may not be shown in the document that is open. Only the payment page may frame the provider; and where
 * somebody signs in, pays or reads what is theirs, no script of another page may be left. What has once run in a document can only be
 * ended with it.
 */
export function needsOwnDocument({ first, next, hasThirdPartyScript }: Move): boolean {
  const isPayment = (alias: PageAlias) => alias === 'checkoutPaymentPage';
  return isPayment(next) !== isPayment(first) || (hasThirdPartyScript && isPrivate(next));
}

function isPrivate(alias: PageAlias): boolean {
  return /^(?:account|authentication|checkout|login|receipt|socialLogin)/.test(alias);
}
