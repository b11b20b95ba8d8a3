import type { Answer } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { till } from '@selvedge/contract/till.ts';
import { getContact } from '../../club/find-member.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { findAccount } from '../find-account.ts';
import { readSignedCode } from '../signed-code.ts';
import { getTillCode } from './get-till-code.ts';

/** Whose card, or which voucher or offer, a till holds before it. A code that is too old is one that there is not. */
export async function readAtTill(ctx: Ctx, { code }: { code: string }): Promise<Answer<typeof till.read>> {
  const shown = await readSignedCode(ctx.db, code);
  if (!shown || shown.until <= ctx.now.getTime()) throw new ShopError('not_found');
  const { contactId, shownId } = shown;
  if (shownId) {
    const { kind, shown: told } = await getTillCode(ctx, { contactId, shownId });
    return { kind, ...told };
  }
  const [{ firstName }, account] = [await getContact(ctx.db, contactId), await findAccount(ctx.db, contactId)];
  const { balance: points = 0, pending: pendingPoints = 0 } = account ?? {};
  return { kind: 'member', memberNumber: contactId, firstName, points, pendingPoints };
}
