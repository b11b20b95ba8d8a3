import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { countCalls, forgetCalls, limitedAddress, takeBackCalls } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';

const seconds = 15 * 60;
export const windowMs = seconds * 1000;
export const mostPerAccount = 5;
/** An office or a school shares one address. */
const mostPerAddress = 50;

/** `failures` counts this one too, until it succeeds. */
export type Attempt = { isLocked: boolean; failures: number; succeed(tx: Db): Promise<void> };

/**
 * Counts an attempt before it is looked at (a hundred guesses at the same moment must not all be the fifth) and takes it back when it
 * succeeds. An account that does not exist is counted and locked like any other.
 */
export async function countAttempt({ db, now, address }: Ctx, { of, account }: { of: string; account: string }): Promise<Attempt> {
  const ofAccount = `${of}:${createHash('sha256').update(account).digest('base64url')}`;
  const ofAddress = `${of}-from:${limitedAddress(address)}`;
  const [byAccount, byAddress] = await countCalls(db, { keys: [ofAccount, ofAddress], seconds, now });
  return {
    failures: byAccount!.count,
    isLocked: byAccount!.count > mostPerAccount || byAddress!.count > mostPerAddress,
    async succeed(tx) {
      // From the address only this one: an own account must not be a way to go on guessing at others.
      await takeBackCalls(tx, { forgotten: ofAccount, uncounted: ofAddress });
    },
  };
}

export async function forgetFailures(tx: Db, { of, account }: { of: string; account: string }): Promise<void> {
  await forgetCalls(tx, `${of}:${createHash('sha256').update(account).digest('base64url')}`);
}
