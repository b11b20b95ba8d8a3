import type { FitCounts } from '@selvedge/domain/returns/fit-hint.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { countFit } from './count-fit.ts';

type Brought = FitCounts & { style: string };

/** Counts of another shop join those of this one. A style that has some keeps them: brought twice, nothing is counted twice. */
export async function bringFitCounts(db: Db, { counts, now }: { counts: readonly Brought[]; now: Date }): Promise<void> {
  const brought = counts.map(({ style, sent, tooSmall, tooLarge }) => sql`(${style}, ${sent}, ${tooSmall}, ${tooLarge}, ${now})`);
  const { rowCount } = await db.execute(sql`
    insert into fit_count (style_number, sent, too_small, too_large, counted_at) values ${sql.join(brought, sql`, `)} on conflict do nothing`);
  if (rowCount !== 0) await countFit(db, now);
}
