import type { UserMetadata } from '@selvedge/contract/account.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { findClub } from '../club/check-club.ts';
import { findMember } from '../club/find-member.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import { shopperIdentityTable, shopperTable } from '../identity/shopper-tables.ts';
import { findAccount } from '../loyalty/find-account.ts';
import type { Ctx } from '../shop/ctx.ts';
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
  const member = emailVerified ? await findMember(ctx.db, email) : undefined;
  const points = member && (await findAccount(ctx.db, member.contactId));
  return {
    emailGPSR: email,
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    // MKT-049 where the market has no club, nobody is shown its prices or asked for its terms.
    isEnrolledInCustomerClub: member !== undefined && findClub(ctx) !== undefined,
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
    // ACC-008, ACC-009 of a member the club knows these; what is chosen in the account reaches it.
    contactId: member?.contactId ?? shopperId,
    preferences: profile?.preferences ?? [],
    subBrands: member?.subBrands ?? profile?.subBrands ?? [],
    termsVersion: await acceptedVersion(ctx, shopperId),
    newsletter: member?.messagesSince != null,
    picture: await findPicture(ctx, { shopperId, recipe }),
    accountPoints: points?.balance ?? 0,
    accountPendingPoints: points?.pending ?? 0,
  };
}

/** Of the provider that this session came through, else of any. */
async function findPicture({ db }: Ctx, { shopperId, recipe }: { shopperId: string; recipe: string }): Promise<string | null> {
  const { provider, picture } = shopperIdentityTable;
  const rows = await db.select({ provider, picture }).from(shopperIdentityTable).where(eq(shopperIdentityTable.shopperId, shopperId));
  return (rows.find((row) => row.provider === recipe) ?? rows.find((row) => row.picture))?.picture ?? null;
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
