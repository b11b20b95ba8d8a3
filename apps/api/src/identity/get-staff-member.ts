import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffMember } from '@selvedge/contract/studio/staff.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { rightsOf } from './roles.ts';
import { staffTable } from './tables.ts';

/** The member of staff who calls. */
export async function getStaffMember(ctx: Ctx): Promise<StaffMember> {
  if (ctx.session?.kind !== 'staff') throw new ShopError('unauthorized');
  const [row] = await ctx.db.select().from(staffTable).where(eq(staffTable.id, ctx.session.staffId));
  if (!row) throw new ShopError('unauthorized');
  return { email: row.email, name: row.name, role: row.role, rights: [...rightsOf(row.role)] };
}
