import { consent } from '@selvedge/contract/consent.ts';
import { readConsent } from '@selvedge/domain/consent/consent.ts';
import { readProof } from '@selvedge/domain/consent/read-proof.ts';
import { writeConsent } from '@selvedge/domain/consent/write-consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { callIn } from '../session/call-in.ts';
import { consentVersion } from './consent.ts';

const { name, seconds } = cookies.store;

/** Tells the shop what was decided, until it knows. A call that fails is made again with the next page. */
export async function sendProof(): Promise<void> {
  const version = consentVersion();
  const told = readCookie(name);
  const proof = readProof(told, version);
  const market = location.pathname.split('/')[1];
  if (!proof || !market) return;
  const answer = await callIn(market)(consent.record, { body: proof });
  const decided = readConsent(told, version);
  // Somebody may have decided otherwise meanwhile: that is not proven yet.
  if (answer.hasError || !decided || readCookie(name) !== told) return;
  writeCookie(name, writeConsent(decided, { version, id: proof.id, isProven: true }), seconds);
}
