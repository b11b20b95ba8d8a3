import type { Provider, SignInUpAnswer } from '@selvedge/contract/auth.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { textsOf } from '../../http/texts-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { authUser } from '../auth-user.ts';
import { isCompanyEmail, readEmail } from '../email-address.ts';
import { findShopper, type Shopper, toShopper } from '../get-shopper.ts';
import { mailToken } from '../mail-token.ts';
import { noteProvenEmail } from '../note-proven-email.ts';
import { revokeShopperSessions } from '../shopper-session.ts';
import { shopperIdentityTable, shopperTable } from '../shopper-tables.ts';
import { type StartedSession, startSession } from '../start-session.ts';
import { tellOfWay } from '../tell-of-way.ts';
import type { Visit } from '../visit.ts';
import { removeUnprovenWays } from '../ways-to-sign-in.ts';
import type { ProviderProfile } from './open-provider.ts';

export type SignInUp = {
  provider: Provider;
  profile: ProviderProfile;
  visit: Visit;
  companyDomain: string | undefined;
  tenant: string | undefined;
};
export type SignedInUp = { answer: SignInUpAnswer; started?: StartedSession };

/** A shopper by what a provider says. Only an address that the provider has proven may open an account that is there already. */
export async function signInUp(ctx: Ctx, { provider, profile, visit, companyDomain, tenant }: SignInUp): Promise<SignedInUp> {
  const t = textsOf(ctx.content, visit.market);
  const refuse = (key: string): SignedInUp => ({ answer: { status: 'SIGN_IN_UP_NOT_ALLOWED', reason: t(key) } });
  const email = profile.email && readEmail(profile.email);
  if (!email || !profile.subject) return { answer: { status: 'NO_EMAIL_GIVEN_BY_PROVIDER' } };
  const isCompany = isCompanyEmail(email, companyDomain);
  const isEmployee = provider === 'azuread' && isCompany && profile.tenant === tenant;
  // AUT-045 in both directions: the company's provider is for its people, and they have no other.
  if (provider === 'azuread' && !isEmployee) return refuse('login.error.only_company');
  if (provider !== 'azuread' && isCompany) return refuse('login.error.use_company');
  // The company itself gives out these addresses.
  const isProven = profile.emailVerified || isEmployee;
  const found = await ctx.db.transaction((tx) =>
    findOrMake(tx, { provider, subject: profile.subject, email, isProven, picture: profile.picture ?? null, visit, now: ctx.now }),
  );
  if (!found) return refuse('login.error.unproven');
  const started = await startSession(ctx, { shopper: found.shopper, recipe: provider, isEmployee, visit });
  return { answer: { status: 'OK', createdNewRecipeUser: found.isNew, user: await authUser(ctx.db, found.shopper) }, started };
}

type Known = { provider: Provider; subject: string; email: string; isProven: boolean; picture: string | null; visit: Visit; now: Date };
type Found = { shopper: Shopper; isNew: boolean };

async function findOrMake(tx: Db, known: Known): Promise<Found | undefined> {
  const { provider, subject, email, isProven, picture, visit, now } = known;
  const linked = await findLinked(tx, known);
  if (linked) return { shopper: linked, isNew: false };
  const there = await findShopper(tx, { email });
  if (there && !isProven) return undefined;
  const shopper = there ? await takeOver(tx, there, now) : await make(tx, known);
  if (!shopper) return undefined;
  await tx.insert(shopperIdentityTable).values({ provider, subject, shopperId: shopper.id, picture, createdAt: now });
  // A new account has nobody to tell; one that was there has another way in from now on.
  if (there) await tellOfWay(tx, { shopperId: shopper.id, change: 'providerLinked', provider, visit, now });
  return { shopper, isNew: !there };
}

async function findLinked(tx: Db, { provider, subject, picture }: Known): Promise<Shopper | undefined> {
  const rows = await tx.select().from(shopperIdentityTable).where(eq(shopperIdentityTable.subject, subject)).for('update');
  const row = rows.find((each) => each.provider === provider);
  if (!row) return undefined;
  const own = and(eq(shopperIdentityTable.provider, provider), eq(shopperIdentityTable.subject, subject));
  if (row.picture !== picture) await tx.update(shopperIdentityTable).set({ picture }).where(own);
  return findShopper(tx, { id: row.shopperId });
}

/**
 * The owner of the address comes to an account that is there. If nobody had proven the address before, somebody else may have made
 * that account to wait for its owner: what opened it until now opens it no more.
 */
async function takeOver(tx: Db, shopper: Shopper, now: Date): Promise<Shopper> {
  if (shopper.emailVerified) return shopper;
  await tx.update(shopperTable).set({ passwordHash: null, emailVerifiedAt: now }).where(eq(shopperTable.id, shopper.id));
  await removeUnprovenWays(tx, shopper.id);
  await revokeShopperSessions(tx, { shopperId: shopper.id, now });
  await noteProvenEmail(tx, { shopperId: shopper.id, email: shopper.email, now });
  return { ...shopper, emailVerified: true, hasPassword: false };
}

async function make(tx: Db, { email, isProven, visit: { market }, now }: Known): Promise<Shopper | undefined> {
  const values = { email, market, createdAt: now, emailVerifiedAt: isProven ? now : null };
  const [row] = await tx.insert(shopperTable).values(values).onConflictDoNothing().returning();
  if (!row) return undefined;
  if (isProven) await noteProvenEmail(tx, { shopperId: row.id, email, now });
  else await mailToken(tx, { purpose: 'verify-email', shopperId: row.id, email, market, now });
  return toShopper(row);
}
