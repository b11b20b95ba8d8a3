import type { Audience } from '@selvedge/contract/content/widgets/smart.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie } from '../lib/cookies.ts';

/** Who is looking, as far as the shop knows. Only someone who has signed in is asked about. */
export async function readAudience(market: string): Promise<{ audience: Audience; now: Date }> {
  const now = new Date();
  if (!market || readCookie(cookies.signedIn.name) === undefined) return { audience: 'guest', now };
  const { askAudience } = await import('./ask-audience.ts');
  return { audience: await askAudience(market), now };
}

/** Loaded when a film of others is on the page: most pages have none. */
export function whenVideoAllowed(act: () => void): () => void {
  let stop = () => {};
  let isOff = false;
  import('../consent/consent.ts').then(({ withConsent }) => {
    if (!isOff) stop = withConsent('functional', act);
  }, Boolean);
  return () => {
    isOff = true;
    stop();
  };
}
