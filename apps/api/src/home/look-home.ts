import type { Right } from '@selvedge/contract/endpoint.ts';
import type { Home } from '@selvedge/contract/studio/home.ts';
import { listOverlappingTerms } from '../content/terms/list-overlapping-terms.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Providers } from '../payment/providers.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listChanges } from './list-changes.ts';
import { listComing } from './list-coming.ts';
import { listDrafts, listReplaced, listUndated } from './list-drafts.ts';
import { listFaults } from './list-faults.ts';
import { listOverlapping } from './list-overlapping.ts';

/** The home of the Studio in one answer: every part asks only for who may see it. */
export async function lookHome(ctx: Ctx, payments: Providers): Promise<Home> {
  const who = staffOf(ctx);
  const rights = ctx.session?.kind === 'staff' ? ctx.session.rights : [];
  const may = (right: Right) => rights.includes(right);
  const forReaders = <T>(right: Right, ask: () => Promise<T[]>): Promise<T[]> => (may(right) ? ask() : Promise.resolve([]));
  const drafts = await forReaders('content.read', () => listDrafts(ctx, who));
  const replaced = await forReaders('content.read', () => listReplaced(ctx, who));
  const undated = await forReaders('content.read', () => listUndated(ctx));
  const overlapping = await forReaders('content.read', () => listOverlapping(ctx));
  const overlappingTerms = await forReaders('content.read', () => listOverlappingTerms(ctx.db));
  const coming = await listComing(ctx, may);
  const faults = await listFaults({ ...ctx, payments }, may);
  const changes = await forReaders('audit.read', () => listChanges(ctx));
  return { drafts, replaced, undated, overlapping, overlappingTerms, coming, faults, changes };
}
