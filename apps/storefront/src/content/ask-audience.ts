import { account } from '@selvedge/contract/account.ts';
import type { Audience } from '@selvedge/contract/content/widgets/smart.ts';
import { callIn } from '../session/call-in.ts';

const known = new Map<string, Promise<Audience>>();

/** Asked for once a visit. Where nobody answers, the shopper sees what a guest sees. */
export function askAudience(market: string): Promise<Audience> {
  const asked = known.get(market) ?? ask(market);
  known.set(market, asked);
  return asked;
}

async function ask(market: string): Promise<Audience> {
  const answer = await callIn(market)(account.getUserMetadata);
  if (answer.hasError) return 'guest';
  return answer.data.isEnrolledInCustomerClub ? 'member' : 'newCustomer';
}
