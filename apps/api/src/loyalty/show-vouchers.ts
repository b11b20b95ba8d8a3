import type { RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import type { Db } from '../db/db.ts';
import { type ShownIn, showReward } from './list-rewards.ts';
import { listUsed } from './list-used.ts';
import { loadAllRewards } from './load-rewards.ts';
import type { VoucherRow } from './tables.ts';

export async function showVouchers(
  db: Db,
  rows: readonly VoucherRow[],
  { now, ...shownIn }: ShownIn & { now: Date },
): Promise<RewardVoucher[]> {
  const rewards = await loadAllRewards(db);
  const used = await listUsed(db, rows);
  return rows.flatMap((row) => {
    const reward = rewards.find(({ id }) => id === row.rewardId);
    const state = stateOf(row, { isUsed: row.code !== null && used.has(row.code), now });
    const { choice, code } = row;
    const base = { rewardId: row.id, voucherIndex: row.number, state, choice, code, expiresAt: row.expiresAt.toISOString() };
    return reward ? [{ ...base, ...showReward(reward, shownIn) }] : [];
  });
}

export function stateOf({ code, expiresAt }: VoucherRow, { isUsed, now }: { isUsed: boolean; now: Date }): RewardVoucher['state'] {
  if (isUsed) return 'used';
  if (expiresAt <= now) return 'expired';
  return code === null ? 'open' : 'redeemed';
}
