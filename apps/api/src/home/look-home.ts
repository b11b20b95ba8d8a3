import type { Right } from '@selvedge/contract/endpoint.ts';
import type { Home } from '@selvedge/contract/studio/home.ts';
import { listAudit } from '../audit/list-audit.ts';
import type { Ctx } from '../http/ctx.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Providers } from '../payment/providers.ts';
import { listComing } from './list-coming.ts';
import { listDrafts, listReplaced, listUndated } from './list-drafts.ts';
import { listFaults } from './list-faults.ts';

const latestChanges = 8;

/** The home of the Studio in one answer: every part asks only for who may see it, all of them at once. */
export async function lookHome(ctx: Ctx, payments: Providers): Promise<Home> {
  const who = staffOf(ctx);
  const rights = ctx.session?.kind === 'staff' ? ctx.session.rights : [];
  const may = (right: Right) => rights.includes(right);
  const forReaders = <T>(right: Right, ask: () => Promise<T[]>): Promise<T[]> => (may(right) ? ask() : Promise.resolve([]));
  const [drafts, replaced, undated, coming, faults, changes] = await Promise.all([
    forReaders('content.read', () => listDrafts(ctx, who)),
    forReaders('content.read', () => listReplaced(ctx, who)),
    forReaders('content.read', () => listUndated(ctx)),
    listComing(ctx, may),
    listFaults({ ...ctx, payments }, may),
    forReaders('audit.read', () => listAudit(ctx, { limit: latestChanges })),
  ]);
  return { drafts, replaced, undated, coming, faults, changes };
}
