import type { PasskeyCredential, PasskeySignInAnswer, SignInOptionsAnswer } from '@selvedge/contract/passkeys.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { authUser } from '../auth-user.ts';
import { findShopper } from '../get-shopper.ts';
import { type StartedSession, startSession } from '../start-session.ts';
import type { Visit } from '../visit.ts';
import { challengeMs, saveChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { passkeyTable } from './tables.ts';
import { webauthn } from './webauthn.ts';

export async function signInOptions(ctx: Ctx, { party }: { party: RelyingParty }): Promise<SignInOptionsAnswer> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: party.id, timeout: challengeMs, userVerification: 'required' });
  const { id, expiresAt } = await saveChallenge(ctx.db, { purpose: 'sign-in', challenge: options.challenge, now: ctx.now });
  const kept = { webauthnGeneratedOptionsId: id, createdAt: ctx.now.toISOString(), expiresAt: expiresAt.toISOString() };
  return { status: 'OK', ...kept, rpId: party.id, challenge: options.challenge, timeout: challengeMs, userVerification: 'required' };
}

type Answered = { webauthnGeneratedOptionsId: string; credential: PasskeyCredential; party: RelyingParty; visit: Visit };
const refused = { answer: { status: 'INVALID_CREDENTIALS_ERROR' } } as const;

/** Every refusal is the same: nobody learns whether a passkey is known here. */
export async function signInWithPasskey(
  ctx: Ctx,
  { webauthnGeneratedOptionsId, credential, party, visit }: Answered,
): Promise<{ answer: PasskeySignInAnswer; started?: StartedSession }> {
  const asked = await takeChallenge(ctx.db, { id: webauthnGeneratedOptionsId, purpose: 'sign-in', now: ctx.now });
  const [passkey] = asked ? await ctx.db.select().from(passkeyTable).where(eq(passkeyTable.id, credential.id)) : [];
  if (!asked || !passkey || !isOwnersHandle(credential, passkey.shopperId)) return refused;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // Refuses a counter that does not go up: it is a copy's.
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch(() => undefined);
  if (!verified?.verified) return refused;
  const { newCounter } = verified.authenticationInfo;
  const [used] = await ctx.db
    .update(passkeyTable)
    .set({ counter: newCounter, lastUsedAt: ctx.now })
    .where(and(eq(passkeyTable.id, passkey.id), eq(passkeyTable.counter, passkey.counter)))
    .returning({ id: passkeyTable.id });
  const shopper = used && (await findShopper(ctx.db, { id: passkey.shopperId }));
  if (!shopper) return refused;
  const started = await startSession(ctx, { shopper, recipe: 'webauthn', visit });
  return { answer: { status: 'OK', user: await authUser(ctx.db, shopper) }, started };
}

/** The authenticator names the account that it made the passkey for. */
function isOwnersHandle({ response }: PasskeyCredential, shopperId: string): boolean {
  const handle = response.userHandle;
  return !handle || Buffer.from(handle, 'base64url').toString() === shopperId;
}
