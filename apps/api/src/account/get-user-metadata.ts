import type { UserMetadata } from '@selvedge/contract/account.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { findStore } from './favorite-store.ts';
import { emailChangeTable, shopperProfileTable, termsAcceptanceTable } from './tables.ts';

export const termsSlug = 'terms';

export async function getUserMetadata(ctx: Ctx): Promise<UserMetadata> {
  const { shopperId, email, emailVerified, recipe } = getShopperSession(ctx);
  const [row] = await ctx.db
    .select({ profile: shopperProfileTable, passwordHash: shopperTable.passwordHash, pendingEmail: emailChangeTable.email })
    .from(shopperTable)
    .leftJoin(shopperProfileTable, eq(shopperProfileTable.shopperId, shopperTable.id))
    .leftJoin(emailChangeTable, and(eq(emailChangeTable.shopperId, shopperTable.id), gt(emailChangeTable.expiresAt, ctx.now)))
    .where(eq(shopperTable.id, shopperId));
  const profile = row?.profile;
  return {
    emailGPSR: email,
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    // Membership comes with the customer club.
    isEnrolledInCustomerClub: false,
    birthdate: profile?.birthdate ?? null,
    favoriteStore: (await findStore(ctx, profile?.favoriteStoreId)) ?? null,
    preferredPayment: profile?.preferredPayment ?? null,
    phoneNumber: profile?.phoneNumber ?? null,
    dueDate: profile?.dueDate ?? null,
    email,
    isEmailVerified: emailVerified,
    pendingEmail: row?.pendingEmail ?? null,
    tokenRecipe: recipe,
    hasPassword: row?.passwordHash != null,
    contactId: shopperId,
    preferences: profile?.preferences ?? [],
    subBrands: profile?.subBrands ?? [],
    termsVersion: await acceptedVersion(ctx, shopperId),
  };
}

async function acceptedVersion({ db }: Ctx, shopperId: string): Promise<string> {
  const [row] = await db
    .select({ version: termsAcceptanceTable.version })
    .from(termsAcceptanceTable)
    .where(and(eq(termsAcceptanceTable.shopperId, shopperId), eq(termsAcceptanceTable.slug, termsSlug)))
    .orderBy(desc(termsAcceptanceTable.acceptedAt))
    .limit(1);
  return row?.version ?? '0';
}
