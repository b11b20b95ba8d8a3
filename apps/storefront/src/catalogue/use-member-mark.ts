import { cookies } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import { readCookie } from '../lib/cookies.ts';
import { useMarket, usePage, useToggles } from '../lib/shop-context.tsx';

/**
 * CAT-014: member prices are for members. Kept pages are everybody's, so the price of members stands in every one of them, unseen;
 * a mark on the document shows it. Who is a member is asked once somebody is signed in.
 */
export function useMemberMark(): void {
  const page = usePage();
  const market = useMarket()?.id;
  const { earlyAccessHours } = useToggles();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the way to another page somebody may have signed in or out
  useEffect(() => {
    const isSignedIn = readCookie(cookies.signedIn.name) !== undefined;
    const isMarked = 'member' in document.documentElement.dataset;
    if (!market || (!isSignedIn && !isMarked)) return;
    // A page without the mark shows the price for everybody, which is never wrong to pay.
    void import('./mark-member.ts').then(({ markMember }) => markMember({ market, isSignedIn, earlyAccessHours }), Boolean);
  }, [page, market]);
}
