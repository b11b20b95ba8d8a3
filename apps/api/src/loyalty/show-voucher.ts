import { ShopError } from '@selvedge/contract/error.ts';
import { rewardCodeMs } from '@selvedge/domain/loyalty/reward-code-ms.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import type { ShownCode } from './loyalty-provider.ts';
import { findVoucher } from './redeem-voucher.ts';
import { writeSignedCode } from './signed-code.ts';

type Shown = { voucherId: string; number: number; choice: string };

/** LOY-019 its code once it is redeemed, and for what was chosen then. Whoever counts through numbers finds nothing. */
export async function showVoucher({ db, now }: Ctx, { contactId }: Member, { voucherId, number, choice }: Shown): Promise<ShownCode> {
  const account = await findAccount(db, contactId);
  const voucher = account && (await findVoucher(db, { accountId: account.id, voucherId }));
  if (voucher?.number !== number || voucher.code === null || voucher.choice !== choice) throw new ShopError('not_found');
  if (voucher.expiresAt <= now) throw new ShopError('invalid_request', { voucher: ['loyalty.voucher_expired'] });
  const until = shownUntil(now);
  const tillCode = await writeSignedCode(db, { contactId, shownId: voucherId, until: Date.parse(until) });
  return { code: voucher.code, tillCode, shownUntil: until };
}

/** LOY-006 */
export function shownUntil(now: Date): string {
  return new Date(now.getTime() + rewardCodeMs).toISOString();
}
