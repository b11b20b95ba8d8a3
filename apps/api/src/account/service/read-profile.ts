import type { StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { shopperIdentityTable, shopperTable } from '../../identity/shopper-tables.ts';
import { emailChangeTable, shopperProfileTable } from '../tables.ts';

type Profile = { firstName: string; lastName: string; market: string; account: NonNullable<StaffCustomer['account']> };

/** What somebody with an account has told, all but secrets. */
export async function readProfile(db: Db, { shopperId, now }: { shopperId: string; now: Date }): Promise<Profile> {
  const [row] = await db
    .select({ shopper: shopperTable, profile: shopperProfileTable, pendingEmail: emailChangeTable.email })
    .from(shopperTable)
    .leftJoin(shopperProfileTable, eq(shopperProfileTable.shopperId, shopperTable.id))
    .leftJoin(emailChangeTable, and(eq(emailChangeTable.shopperId, shopperTable.id), gt(emailChangeTable.expiresAt, now)))
    .where(eq(shopperTable.id, shopperId));
  const { shopper, profile, pendingEmail } = row!;
  const providers = await db
    .select({ provider: shopperIdentityTable.provider })
    .from(shopperIdentityTable)
    .where(eq(shopperIdentityTable.shopperId, shopperId));
  return {
    ...{ firstName: profile?.firstName ?? '', lastName: profile?.lastName ?? '', market: shopper.market },
    account: {
      ...{ shopperId, createdAt: shopper.createdAt.toISOString(), hasPassword: shopper.passwordHash !== null },
      providers: providers.map(({ provider }) => provider),
      ...{ phoneNumber: profile?.phoneNumber ?? '', birthdate: profile?.birthdate ?? '', dueDate: profile?.dueDate ?? '' },
      ...{ preferredPayment: profile?.preferredPayment ?? '', preferences: profile?.preferences ?? [], pendingEmail: pendingEmail ?? '' },
    },
  };
}
