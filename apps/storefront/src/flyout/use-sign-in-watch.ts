import { cookies, delays, storageKeys } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import { readCookie } from '../lib/cookies.ts';
import { useMarket, usePage } from '../lib/shop-context.tsx';
import { store } from '../lib/storage.ts';
import type { FlyoutControl } from './flyout-context.ts';

let areTermsChecked = false;

/** What signing in needs from every page: the way back to it, the flyout that its address asks for, and the terms of who is signed in. */
export function useSignInWatch({ open }: FlyoutControl): void {
  const page = usePage();
  const market = useMarket()?.id;
  useEffect(() => {
    if (!page.content._meta.alias.includes('ogin') && page.statusCode === 200)
      store('sessionStorage', storageKeys.lastVisited, location.pathname + location.search);
    const url = new URL(location.href);
    if (url.searchParams.get('showLoginFlyout') !== 'true') return;
    // AUT-026
    const timer = setTimeout(() => {
      url.searchParams.delete('showLoginFlyout');
      history.replaceState(history.state, '', url);
      open('login');
    }, delays.loginFlyoutOpen);
    return () => clearTimeout(timer);
  }, [page, open]);
  useEffect(() => {
    if (!market || areTermsChecked || page.layout === 'checkout' || !readCookie(cookies.signedIn.name)) return;
    areTermsChecked = true;
    void import('../account/check-terms.ts').then(({ checkTerms }) => checkTerms({ market, open }));
  }, [market, page, open]);
}
