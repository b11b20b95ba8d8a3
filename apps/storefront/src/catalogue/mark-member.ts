import { account } from '@selvedge/contract/account.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { writeCookie } from '../lib/cookies.ts';
import { keepAccountConsent } from '../session/account-consent.ts';
import { callIn } from '../session/call-in.ts';
import { memberStore, opensNothing } from './member-store.ts';
import { openEarly } from './open-early.ts';

let asked: Promise<string | undefined> | undefined;

type Marked = { market: string; isSignedIn: boolean; earlyAccessHours?: number };

/** Marks the document for a member, and keeps the mark for the first paint of the next one (LOY-007). */
export async function markMember({ market, isSignedIn, earlyAccessHours = 0 }: Marked): Promise<void> {
  if (!isSignedIn) asked = undefined;
  const isMember = isSignedIn && (await askMember(market)) !== undefined;
  const { name, seconds } = cookies.clubMember;
  writeCookie(name, isMember ? '1' : '', isMember ? seconds : 0);
  document.documentElement.toggleAttribute('data-member', isMember);
  memberStore.set(isMember ? openEarly(earlyAccessHours) : opensNothing);
}

/** The address of who is signed in, if it is a member's. Asked once in a document. */
export function askMember(market: string): Promise<string | undefined> {
  asked ??= findMember(market);
  return asked;
}

/** Somebody has joined, or left, meanwhile. */
export function forgetMember(): void {
  asked = undefined;
}

async function findMember(market: string): Promise<string | undefined> {
  const answer = await callIn(market)(account.getUserMetadata);
  // Asked again on the next page; until then nobody is promised a price.
  if (answer.hasError) asked = undefined;
  // LOY-008 who has just joined agreed to messages; the calls that follow say so.
  else keepAccountConsent(answer.data);
  return !answer.hasError && answer.data.isEnrolledInCustomerClub ? answer.data.email : undefined;
}
