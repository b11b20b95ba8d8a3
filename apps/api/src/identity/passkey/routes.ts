import { passkeys } from '@selvedge/contract/passkeys.ts';
import type { FastifyInstance } from 'fastify';
import type { Http } from '../../http/serve.ts';
import type { AuthRoutes } from '../social/auth-routes.ts';
import { readVisit } from '../visit.ts';
import { listPasskeys, removePasskey } from './own-passkeys.ts';
import { registerOptions, registerPasskey } from './register-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { signInOptions, signInWithPasskey } from './sign-in-with-passkey.ts';

export function passkeyRoutes(app: FastifyInstance, { at, give }: AuthRoutes): void {
  const { config } = app.shop;
  const partyOf = (http: Http) => relyingParty(config, http.readHeader('origin'));
  at(passkeys.registerOptions, (ctx, { body }, http) =>
    registerOptions(ctx, { email: body.email, party: partyOf(http), visit: readVisit(ctx, http) }),
  );
  at(passkeys.register, (ctx, { body }, http) => registerPasskey(ctx, { ...body, party: partyOf(http), visit: readVisit(ctx, http) }));
  at(passkeys.signInOptions, (ctx, _input, http) => signInOptions(ctx, { party: partyOf(http) }));
  at(passkeys.signIn, async (ctx, { body }, http) => {
    const { answer, started } = await signInWithPasskey(ctx, { ...body, party: partyOf(http), visit: readVisit(ctx, http) });
    await give(ctx, http, started);
    return answer;
  });
  at(passkeys.list, (ctx) => listPasskeys(ctx));
  at(passkeys.remove, (ctx, { body }, http) => removePasskey(ctx, { id: body.webauthnCredentialId, visit: readVisit(ctx, http) }));
}
