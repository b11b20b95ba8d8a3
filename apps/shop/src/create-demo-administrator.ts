import { randomBytes } from 'node:crypto';
import { type Config, clock } from '@selvedge/api/config.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import { createStaff } from '@selvedge/api/identity/create-staff.ts';
import { staffTable } from '@selvedge/api/identity/tables.ts';
import { ShopError } from '@selvedge/contract/error.ts';

export const demoAdministrator = { email: 'admin@selvedge.example', name: 'Demo administrator' };

type Settings = { config: Pick<Config, 'demoStaffPassword' | 'clockOffsetMs' | 'shopUrl'>; log: (line: string) => void };

/** Somebody must be able to open the demo's Studio. A shop that has any staff keeps them as they are; answers whether one was made. */
export async function createDemoAdministrator(db: Db, { config, log }: Settings): Promise<boolean> {
  const [someone] = await db.select({ id: staffTable.id }).from(staffTable).limit(1);
  if (someone) return false;
  const password = config.demoStaffPassword ?? randomBytes(12).toString('base64url');
  try {
    await createStaff(db, { ...demoAdministrator, password, role: 'administrator', now: clock(config)(), by: 'first start' });
  } catch (error) {
    // Two shops began on one empty database: the other one made the account and shows its password.
    if (error instanceof ShopError && error.code === 'conflict') return false;
    throw error;
  }
  log(`the Studio is at ${config.shopUrl}/studio`);
  log(`  e-mail    ${demoAdministrator.email}`);
  log(`  password  ${config.demoStaffPassword ? 'the one in DEMO_STAFF_PASSWORD' : `${password}  (shown this once)`}`);
  return true;
}
