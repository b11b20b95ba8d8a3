import type { ClubWish, JoinClub } from '@selvedge/blocks/block-host.ts';
import type { Attempt } from '@selvedge/contract/attempt.ts';
import { club } from '@selvedge/contract/club.ts';
import { failureKey } from '../lib/failure-key.ts';
import { callIn } from '../session/call-in.ts';
import { tellMemberJoined } from '../session/member-joined.ts';

/** LOY-028 asks to join, and says by key what stands in the way. */
export async function joinClub(market: string, wish: ClubWish): ReturnType<JoinClub> {
  const answer = await callIn(market)(club.subscribe, { body: wish });
  if (answer.hasError) return { errors: problemsOf(answer) };
  if (!answer.data.needsConfirmation) await becomeMember(market);
  return { needsConfirmation: answer.data.needsConfirmation };
}

const shown = ['email', 'firstName', 'lastName', 'acceptsTerms'];

function problemsOf(answer: Attempt<unknown> & { hasError: true }): Record<string, string> {
  // LOY-036 the shopper's own address, which nobody has proven yet.
  if (answer.error.status === 403) return { email: 'club.verify_first' };
  const fields = answer.response?.result?.errors ?? {};
  const named = shown.flatMap((field) => (fields[field] ? [[field, fields[field][0] ?? 'validation.custom']] : []));
  return named.length > 0 ? Object.fromEntries(named) : { form: failureKey(answer) };
}

/** What this page shows of prices was asked for by somebody who was no member yet. */
async function becomeMember(market: string): Promise<void> {
  const [{ forgetMember, markMember }, { forgetAccount }] = await Promise.all([
    import('../catalogue/mark-member.ts'),
    import('../session/account-store.ts'),
  ]);
  forgetMember();
  forgetAccount();
  tellMemberJoined();
  await markMember({ market, isSignedIn: true });
}
