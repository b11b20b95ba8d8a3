import { ShopError } from '@selvedge/contract/error.ts';
import type { SegmentFilter } from '@selvedge/contract/mailing.ts';
import type { SegmentCount } from '@selvedge/contract/studio/mailings.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { membersOf } from './members-of.ts';
import { tierSpans } from './tier-spans.ts';

/** A question that takes longer is given up: it must not hold the shop's database while somebody types. */
const mostMs = 5_000;

export async function countSegment(ctx: Ctx, filter: SegmentFilter): Promise<SegmentCount> {
  const members = membersOf({ filter, spans: await tierSpans(ctx, filter.tiers), now: ctx.now });
  try {
    return await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(mostMs)}, true)`);
      const { rows } = await tx.execute<{ members: string; reachable: string }>(
        sql`select count(*) as members, count(*) filter (where c.messages_since is not null) as reachable ${members}`,
      );
      return { members: Number(rows[0]!.members), reachable: Number(rows[0]!.reachable) };
    });
  } catch (error) {
    if (isGivenUp(error)) throw new ShopError('unavailable', { filter: ['studio.segment_too_slow'] });
    throw error;
  }
}

const isGivenUp = (error: unknown) =>
  [error, (error as Error).cause].some((each) => (each as { code?: string } | undefined)?.code === '57014');
