import { type OptionalCategory, optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { decideConsent } from '@selvedge/domain/consent/consent.ts';
import { readId } from '@selvedge/domain/consent/read-proof.ts';
import { writeConsent } from '@selvedge/domain/consent/write-consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { thirdParty } from '../lib/third-party.ts';
import { consentVersion, hasConsent, isPreview, tellConsent } from './consent.ts';
import { removeForbidden } from './remove-forbidden.ts';
import { sendProof } from './send-proof.ts';

/** What a visitor decides, at once for everything on the page. Who takes back a yes also takes back what was stored for it. */
export function saveConsent(allowed: readonly OptionalCategory[]): void {
  if (isPreview()) return;
  const isTakenBack = optionalCategories.some((category) => hasConsent(category) && !allowed.includes(category));
  const { name, seconds } = cookies.store;
  // A page without encryption has no such function; its visitors' decisions can't be proven.
  const id = readId(readCookie(name)) ?? crypto.randomUUID?.();
  writeCookie(name, writeConsent(decideConsent(allowed), { version: consentVersion(), id }), seconds);
  tellConsent();
  if (!isTakenBack) return void sendProof();
  void removeForbidden(allowed);
  // A script that has run goes on until its document is gone, and may keep something once more.
  addEventListener('pagehide', () => void removeForbidden(allowed));
  // What has run can be ended only with its document.
  void sendProof().finally(() => {
    if (thirdParty.isLeftFor) location.reload();
  });
}
