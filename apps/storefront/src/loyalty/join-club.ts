import type { ClubWish, JoinClub } from '@selvedge/blocks/block-host.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { customerClub } from '@selvedge/contract/customer-club.ts';
import { shopClient } from '../session/shop-client.ts';

/** LOY-028 asks to join, and says by key what stands in the way. */
export async function joinClub(market: string, wish: ClubWish): ReturnType<JoinClub> {
  const answer = await attempt(shopClient(market)(customerClub.subscribe, { params: { catalog: market }, body: wish }));
  if (answer.hasError) return { errors: problemsOf(answer.error.status, answer.response?.result?.errors) };
  if (!answer.data.needsConfirmation) await becomeMember(market);
  return { needsConfirmation: answer.data.needsConfirmation };
}

function problemsOf(status: number, fields: Record<string, string[]> = {}): Record<string, string> {
  // LOY-036 the shopper's own address, which nobody has proven yet.
  if (status === 403) return { email: 'club.verify_first' };
  if (status === 429) return { form: 'feedback.error_too_many' };
  const named = Object.entries(fields).map(([field, keys]) => [field, keys[0] ?? 'validation.custom']);
  return named.length > 0 ? Object.fromEntries(named) : { form: 'feedback.error_generic' };
}

/** What this page shows of prices was asked for by somebody who was no member yet. */
async function becomeMember(market: string): Promise<void> {
  const [{ forgetMember, markMember }, { forgetAccount }, { startBasket, reloadBasket }] = await Promise.all([
    import('../catalogue/mark-member.ts'),
    import('../account/account-store.ts'),
    import('../basket/basket-calls.ts'),
  ]);
  forgetMember();
  forgetAccount();
  void startBasket(market).then(reloadBasket);
  await markMember({ market, isSignedIn: true });
}
