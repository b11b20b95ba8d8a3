import { safeReturnPath } from './safe-return-path.ts';

/** Where a sign-in is made: in a flyout over a page, or on a page of its own. */
export type LoginPlace = 'loginFlyout' | 'basketFlyout' | 'page';

export type AfterLogin = { kind: 'stay' } | { kind: 'go'; path: string };

type Visit = { place: LoginPlace; market: string; previousPath: string | undefined; storedPath: string | undefined };

/** AUT-037 login flyout, basket flyout, a checkout just left, the page last visited, the account. */
export function afterLogin({ place, market, previousPath, storedPath }: Visit): AfterLogin {
  if (place === 'loginFlyout') return { kind: 'stay' };
  if (place === 'basketFlyout' || isCheckout(previousPath, market)) return { kind: 'go', path: checkoutDetails(market) };
  return { kind: 'go', path: safeReturnPath(storedPath, market) ?? accountPath(market) };
}

/** AUT-038..040 the provider sends the shopper back to one address; this is where the way goes on from there. */
export function thirdPartyReturnPath({ place, market, previousPath }: Omit<Visit, 'storedPath'>): string {
  if (place === 'basketFlyout') return `/${market}/checkout`;
  if (place === 'loginFlyout') return accountPath(market);
  return safeReturnPath(previousPath, market) ?? accountPath(market);
}

const accountPath = (market: string): string => `/${market}/account`;
const checkoutDetails = (market: string): string => `/${market}/checkout/details`;

function isCheckout(path: string | undefined, market: string): boolean {
  return safeReturnPath(path, market)?.split(/[/?#]/)[2] === 'checkout';
}
