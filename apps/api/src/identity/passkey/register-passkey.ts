import type { PasskeyCredential, RegisterAnswer, RegisterOptionsAnswer } from '@selvedge/contract/passkeys.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { textsOf } from '../../http/texts-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { deviceName } from '../device-name.ts';
import { readEmail } from '../email-address.ts';
import { getShopper } from '../get-shopper.ts';
import { isFreshSession } from '../is-fresh-session.ts';
import { tellOfWay } from '../tell-of-way.ts';
import type { Visit } from '../visit.ts';
import { challengeMs, saveChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { passkeyTable } from './tables.ts';
import { webauthn } from './webauthn.ts';

const mostPasskeys = 20;

type Asked = { email: string | undefined; party: RelyingParty; visit: Visit };

/** For the shopper who is signed in: an address alone makes no passkey. */
export async function registerOptions(ctx: Ctx, { email, party, visit }: Asked): Promise<RegisterOptionsAnswer> {
  const t = textsOf(ctx.content, visit.market);
  const shopper = await getShopper(ctx);
  if (email === undefined || readEmail(email) !== shopper.email)
    return { status: 'INVALID_EMAIL_ERROR', err: t('login.error.email_invalid') };
  const known = await ctx.db.select().from(passkeyTable).where(eq(passkeyTable.shopperId, shopper.id));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(shopper.id),
    userName: shopper.email,
    timeout: challengeMs,
    // The authenticator knows the account by itself, and has seen the person: a passkey stands for both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ id }) => ({ id })),
  });
  const { id, expiresAt } = await saveChallenge(ctx.db, {
    ...{ purpose: 'register', challenge: options.challenge, shopperId: shopper.id, now: ctx.now },
  });
  const kept = { webauthnGeneratedOptionsId: id, createdAt: ctx.now.toISOString(), expiresAt: expiresAt.toISOString() };
  return { status: 'OK', ...kept, ...options } as RegisterOptionsAnswer;
}

type Answered = { webauthnGeneratedOptionsId: string; credential: PasskeyCredential; party: RelyingParty; visit: Visit };

export async function registerPasskey(ctx: Ctx, given: Answered): Promise<RegisterAnswer> {
  const { credential, party, visit } = given;
  const shopper = await getShopper(ctx);
  const asked = await takeChallenge(ctx.db, { id: given.webauthnGeneratedOptionsId, purpose: 'register', now: ctx.now });
  if (!asked || asked.shopperId !== shopper.id) return { status: 'OPTIONS_NOT_FOUND_ERROR' };
  // A passkey outlives the session that adds it: one that was left open somewhere must not be enough.
  const t = textsOf(ctx.content, visit.market);
  if (!(await isFreshSession(ctx))) return { status: 'REGISTER_CREDENTIAL_NOT_ALLOWED', reason: t('account.sign_in_again') };
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return { status: 'INVALID_CREDENTIALS_ERROR' };
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return ctx.db.transaction(async (tx) => {
    const known = await tx.select().from(passkeyTable).where(eq(passkeyTable.shopperId, shopper.id)).for('update');
    if (known.length >= mostPasskeys) return { status: 'INVALID_AUTHENTICATOR_ERROR', reason: t('account.passkey_too_many') };
    const row = { id, shopperId: shopper.id, publicKey: Buffer.from(publicKey), counter, transports: [...transports] };
    const [added] = await tx
      .insert(passkeyTable)
      .values({ ...row, relyingParty: party.id, device: deviceName(visit.userAgent), createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: passkeyTable.id });
    if (!added) return { status: 'INVALID_AUTHENTICATOR_ERROR', reason: t('account.passkey_known') };
    await tellOfWay(tx, { shopperId: shopper.id, change: 'passkeyAdded', visit, now: ctx.now });
    return { status: 'OK' };
  });
}
