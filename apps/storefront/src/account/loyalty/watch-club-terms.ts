import { content } from '@selvedge/contract/content.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { termsPollMs } from '@selvedge/domain/loyalty/terms-poll-ms.ts';
import type { FlyoutControl } from '../../flyout/flyout-context.ts';
import { openWhenFree } from '../../flyout/open-when-free.ts';
import { callIn } from '../../session/call-in.ts';
import { signedInUserId } from '../../session/signs.ts';
import { hasRefused } from './refused-terms.ts';

type Watched = { market: string; email: string; open: FlyoutControl['open'] };

let stopLast: (() => void) | undefined;
const isCheckout = () => /^\/[^/]+\/checkout(?:\/|$)/.test(location.pathname);

/**
 * LOY-004, LOY-038 asks a member again when the terms have moved on: at once, and every 180 seconds while the page is looked at. A hidden
 * page asks nothing, and at once when it is seen again. Nobody is asked on the way to paying.
 */
export function watchClubTerms({ market, email, open }: Watched): () => void {
  stopLast?.();
  const ended = new AbortController();
  const { signal } = ended;
  const userId = signedInUserId();
  const call = callIn(market);
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (userId !== signedInUserId()) return ended.abort();
    if (document.visibilityState !== 'visible' || isCheckout()) return;
    lookedAt = Date.now();
    const answer = await call(loyalty.validateTermsVersion, { params: { accountEmail: email, latestVersion: '0' } });
    if (answer.hasError || answer.data.isValid || hasRefused(answer.data.latestVersion)) return;
    const terms = await call(content.termsAndConditions, { query: { slug: 'customer-club' } });
    if (terms.hasError || signal.aborted) return;
    const isWanted = () => !isCheckout() && userId === signedInUserId() && !hasRefused(terms.data.version);
    openWhenFree({ open, name: 'clubTerms', props: { terms: terms.data }, isWanted, signal });
  };
  const timer = setInterval(look, termsPollMs);
  const onSeen = () => void (Date.now() - lookedAt >= termsPollMs && look());
  document.addEventListener('visibilitychange', onSeen, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  void look();
  stopLast = () => ended.abort();
  return stopLast;
}
