import type { Ctx } from '../shop/ctx.ts';
import type { Member } from './get-member.ts';
import type { ShownCode } from './loyalty-provider.ts';
import { shownUntil } from './show-voucher.ts';
import { writeSignedCode } from './signed-code.ts';

/** LOY-024 the member's card. Short-lived: a photograph of it collects no points a day later. */
export async function getMemberCode({ db, now }: Ctx, { contactId }: Member): Promise<ShownCode> {
  const until = shownUntil(now);
  return { code: await writeSignedCode(db, { contactId, until: Date.parse(until) }), shownUntil: until };
}
