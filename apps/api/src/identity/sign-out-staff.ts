import type { Ctx } from '../shop/ctx.ts';
import { findSession, revokeSession } from './session.ts';

/** Signing out twice, or without a session, is no failure: the wish is fulfilled. */
export async function signOutStaff(ctx: Ctx, { token }: { token: string | undefined }): Promise<void> {
  const session = token && (await findSession(ctx.db, { token, now: ctx.now }));
  if (session) await revokeSession(ctx.db, { id: session.id, now: ctx.now });
}
