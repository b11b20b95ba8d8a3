import { ShopError } from '@selvedge/contract/error.ts';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { hashPassword } from './hash-password.ts';
import type { Role } from './roles.ts';
import { staffTable } from './tables.ts';

export type NewStaff = { email: string; name: string; password: string; role: Role; now: Date; by: string };

const shortest = 12;

/** For the command line and the demo: the shop has no public way to become staff. */
export async function createStaff(db: Db, { email, name, password, role, now, by }: NewStaff): Promise<{ id: string }> {
  if (password.length < shortest) throw new ShopError('invalid_request', { password: ['validation.too_small'] });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(staffTable)
      .values({ email: email.trim().toLowerCase(), name, passwordHash, role, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: staffTable.id });
    if (!row) throw new ShopError('conflict', { email: ['validation.taken'] });
    await audit(tx, { at: now, who: by, action: 'staff.create', subject: row.id, after: { name, role } });
    return row;
  });
}
