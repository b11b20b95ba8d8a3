import { ShopError } from '@selvedge/contract/error.ts';
import type { MailingState, SavedMailing } from '@selvedge/contract/studio/mailings.ts';
import { canMoveMailing } from '@selvedge/domain/mailing/can-move-mailing.ts';
import { missingIn } from '@selvedge/domain/mailing/content-for.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getMailing } from './list-mailings.ts';
import { mailingTable } from './tables.ts';

type Move = { id: string; to: 'draft' | 'planned' | 'stopped' | 'sending'; at?: string | undefined };

/** Staff plan, take back, stop and let go on. What is planned begins by itself, at its moment. */
export async function moveMailing(ctx: Ctx, { id, to, at }: Move): Promise<SavedMailing> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(mailingTable).where(eq(mailingTable.id, id)).for('update');
    if (!row) throw new ShopError('not_found');
    const isByStaff = canMoveMailing(row.state, to) && !(row.state === 'planned' && to === 'sending');
    if (!isByStaff) throw new ShopError('conflict', { state: ['studio.mailing_moved_on'] });
    const missing = to === 'planned' ? missingIn(row.contents) : undefined;
    if (missing) throw new ShopError('conflict', { contents: [`studio.mailing_missing_${missing}`] });
    const plannedAt = to === 'planned' ? new Date(at ?? ctx.now) : row.state === 'planned' ? null : row.plannedAt;
    await tx.update(mailingTable).set({ state: to, plannedAt }).where(eq(mailingTable.id, id));
    const told = (state: MailingState, moment: Date | null) => ({ state, plannedAt: moment?.toISOString() ?? null });
    const who = staffOf(ctx);
    await audit(tx, {
      ...{ at: ctx.now, who, action: 'mailing.move', subject: id },
      ...{ before: told(row.state, row.plannedAt), after: told(to, plannedAt) },
    });
    return getMailing(tx, id);
  });
}
