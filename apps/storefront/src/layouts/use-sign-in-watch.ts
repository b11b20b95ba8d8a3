import { cookies, delays, storageKeys } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import type { FlyoutControl } from '../flyout/flyout-context.ts';
import { readCookie } from '../lib/cookies.ts';
import { useMarket, usePage } from '../lib/shop-context.tsx';
import { store } from '../lib/storage.ts';
import { signedInUserId } from '../session/signs.ts';

/** Once for each account that is signed in while this document is open. */
let termsCheckedOf: string | undefined;

/** What signing in needs from every page: the flyout that its address asks for, and the terms of who is signed in. */
export function useSignInWatch({ open }: FlyoutControl): void {
  const page = usePage();
  const market = useMarket()?.id;
  useEffect(() => {
    const url = new URL(location.href);
    const isAsked = url.searchParams.get('showLoginFlyout') === 'true';
    if (!isAsked) return;
    url.searchParams.delete('showLoginFlyout');
    if (page.statusCode === 200) store('sessionStorage', storageKeys.lastVisited, url.pathname + url.search);
    const leaving = new AbortController();
    // AUT-026
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', url);
      if (readCookie(cookies.signedIn.name)) return;
      void import('../flyout/open-when-free.ts').then(({ openWhenFree }) => openWhenFree({ open, name: 'login', signal: leaving.signal }));
    }, delays.loginFlyoutOpen);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [page, open]);
  useEffect(() => {
    const userId = readCookie(cookies.signedIn.name) && signedInUserId();
    if (!market || !userId || termsCheckedOf === userId || page.layout === 'checkout') return;
    termsCheckedOf = userId;
    void import('../account/check-terms.ts').then(({ checkTerms }) => checkTerms({ market, open }));
  }, [market, page, open]);
}
