import { auth, authAlias, authBase } from '@selvedge/contract/auth.ts';
import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import type { FastifyInstance } from 'fastify';
import { type Handler, type Http, serve } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { answerRefresh } from './answer-refresh.ts';
import { readEmail } from './email-address.ts';
import { findShopper } from './get-shopper.ts';
import { passkeyRoutes } from './passkey/routes.ts';
import { resetPassword, sendPasswordReset } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { giveTokens, reissueAccess } from './session-headers.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { callbackRoutes } from './social/callback-routes.ts';
import { socialRoutes } from './social/routes.ts';
import type { StartedSession } from './start-session.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';
import { deviceCookie, readVisit } from './visit.ts';

const ok = { status: 'OK' } as const;

/** The session library's interface, under its path in this shop and under its default. */
export function identityRoutes(app: FastifyInstance): void {
  for (const base of [authBase, authAlias]) authRoutes(app, base);
  callbackRoutes(app);
}

function authRoutes(app: FastifyInstance, base: string): void {
  const { shop } = app;
  const { config } = shop;
  const { companyDomain, apiBase = '' } = config;
  /** As the browser sees it: cookies go by the path that it calls. */
  const path = apiBase + base;
  const at = <E extends Endpoint>(definition: E, handle: Handler<E>) => {
    if (base === authBase) return serve(app, definition, handle);
    // Under both names one call, and one limit.
    const { method, path, rateLimit } = definition;
    const limit = rateLimit && { rateLimit: { name: `${method} ${path}`, ...rateLimit } };
    return serve(app, { ...definition, ...limit, path: path.replace(authBase, base) as E['path'] }, handle);
  };
  const give = async (ctx: Ctx, http: Http, started: StartedSession | undefined) => {
    if (!started) return;
    await giveTokens(http, { ...started, keys: shop.signingKeys, now: ctx.now, base: path });
    http.setCookie(deviceCookie, started.visit.deviceId, { maxAge: 365 * daySeconds });
  };

  socialRoutes(app, { at, give });
  passkeyRoutes(app, { at, give });
  secondFactorRoutes(app, { at });
  at(auth.signUp, async (ctx, { body }, http) => {
    const { answer, started } = await signUp(ctx, { form: body, visit: readVisit(ctx, http), companyDomain });
    await give(ctx, http, started);
    return answer;
  });
  at(auth.signIn, async (ctx, { body }, http) => {
    const { answer, started } = await signIn(ctx, { form: body, visit: readVisit(ctx, http), companyDomain });
    await give(ctx, http, started);
    return answer;
  });
  at(auth.refresh, (ctx, _input, http) => answerRefresh(ctx, http, { keys: shop.signingKeys, base: path }));
  at(auth.signOut, (ctx, _input, http) => signOut(ctx, http, { keys: shop.signingKeys, base: path }));
  at(auth.emailExists, async (ctx, { query }) => {
    const email = readEmail(query.email);
    return { ...ok, exists: email !== undefined && (await findShopper(ctx.db, { email })) !== undefined };
  });
  at(auth.sendPasswordReset, (ctx, { body }, http) => sendPasswordReset(ctx, { form: body, visit: readVisit(ctx, http), companyDomain }));
  at(auth.resetPassword, (ctx, { body }, http) => resetPassword(ctx, { form: body, token: body.token, visit: readVisit(ctx, http) }));
  at(auth.sendVerification, async (ctx, _input, http) => {
    const answer = await sendVerification(ctx, { visit: readVisit(ctx, http) });
    if (answer.status === 'EMAIL_ALREADY_VERIFIED_ERROR') await reissueAccess(ctx, http, shop.signingKeys);
    return answer;
  });
  at(auth.verifyEmail, async (ctx, { body }, http) => {
    const { status, shopper } = await verifyEmail(ctx, { token: body.token });
    if (!shopper) return { status };
    if (ctx.session?.kind === 'shopper' && ctx.session.shopperId === shopper.id) await reissueAccess(ctx, http, shop.signingKeys);
    return { status };
  });
  at(auth.isEmailVerified, async (ctx, _input, http) => {
    const isVerified = ctx.session?.kind === 'shopper' && ctx.session.emailVerified;
    if (isVerified) await reissueAccess(ctx, http, shop.signingKeys);
    return { ...ok, isVerified };
  });
}
