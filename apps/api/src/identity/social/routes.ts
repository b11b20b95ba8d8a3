import { auth, type Provider, type ThirdPartyAnswer } from '@selvedge/contract/auth.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { isProviderOffered } from '@selvedge/domain/account/is-provider-offered.ts';
import type { FastifyInstance } from 'fastify';
import { randomPKCECodeVerifier } from 'openid-client';
import type { Http } from '../../http/serve.ts';
import { textsOf } from '../../http/texts-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { readVisit } from '../visit.ts';
import type { AuthRoutes, Vouched } from './auth-routes.ts';
import { isProviderCallback } from './callback-path.ts';
import { beginFlow, endFlow } from './flow-cookie.ts';
import { linkRoutes } from './link-routes.ts';
import { openProvider } from './open-provider.ts';
import { signInUp } from './sign-in-up.ts';

const names: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple', azuread: 'Microsoft' };

export function socialRoutes(app: FastifyInstance, { at, give }: AuthRoutes): void {
  const { shopUrl, sessionSecret: secret, companyDomain, providers: settings = [] } = app.shop.config;
  const providers = new Map(settings.map((each) => [each.id, openProvider(each)]));
  const find = (id: Provider, redirectUri: string) => {
    const provider = providers.get(id);
    // Anywhere else, the code would be somebody else's.
    const isOurs = isProviderCallback(redirectUri, { shopUrl, provider: id });
    if (!provider || !isOurs) throw new ShopError('invalid_request', { thirdPartyId: ['login.thirdparty_error'] });
    return provider;
  };

  /** What a provider says of the person whom it sent back here, or the key of why that does not count. */
  async function vouch(ctx: Ctx, http: Http, { thirdPartyId, redirectURIInfo }: ThirdPartyAnswer): Promise<Vouched> {
    const { redirectURIOnProviderDashboard: redirectUri, redirectURIQueryParams, pkceCodeVerifier: verifier } = redirectURIInfo;
    const provider = find(thirdPartyId, redirectUri);
    const flow = endFlow(http, { secret, now: ctx.now, sessionId: ctx.session?.id });
    if (!flow || !verifier) return { problem: 'login.error.provider_late' };
    const query = redirectURIQueryParams as Record<string, string>;
    const profile = await provider.profile({ redirectUri, query, verifier, ...flow }).catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: thirdPartyId }, 'a provider did not vouch');
      return undefined;
    });
    return profile ? { profile } : { problem: 'login.error.provider_refused' };
  }

  linkRoutes({ at, vouch, offered: (ctx, market) => [...providers.keys()].filter((id) => isOffered(ctx, id, market)) });
  at(auth.loginMethods, (ctx, _input, http) => {
    const offered = [...providers.keys()].filter((id) => isOffered(ctx, id, readVisit(ctx, http).market));
    return {
      status: 'OK' as const,
      emailPassword: { enabled: true },
      passwordless: { enabled: false },
      thirdParty: { enabled: offered.length > 0, providers: offered.map((id) => ({ id, name: names[id] })) },
      firstFactors: ['emailpassword', 'webauthn', ...(offered.length > 0 ? ['thirdparty'] : [])],
    };
  });
  at(auth.authorisationUrl, async (ctx, { query }, http) => {
    const redirectUri = query.redirectURIOnProviderDashboard;
    const provider = find(query.thirdPartyId, redirectUri);
    if (!isOffered(ctx, query.thirdPartyId, readVisit(ctx, http).market)) throw notOffered();
    const verifier = randomPKCECodeVerifier();
    const { nonce } = beginFlow(http, { secret, now: ctx.now, sessionId: ctx.session?.id });
    const url = await provider.authorisationUrl({ redirectUri, verifier, nonce }).catch(away(ctx));
    return { status: 'OK' as const, urlWithQueryParams: url, pkceCodeVerifier: verifier };
  });
  at(auth.signInUp, async (ctx, { body }, http) => {
    const visit = readVisit(ctx, http);
    const t = textsOf(ctx.content, visit.market);
    const refuse = (key: string) => ({ status: 'SIGN_IN_UP_NOT_ALLOWED' as const, reason: t(key) });
    if (!isOffered(ctx, body.thirdPartyId, visit.market)) return refuse('login.error.provider_off');
    if (ctx.session?.kind === 'shopper') return refuse('login.error.signed_in_already');
    const { profile, problem } = await vouch(ctx, http, body);
    if (!profile) return refuse(problem);
    const tenant = settings.find(({ id }) => id === body.thirdPartyId)?.tenant;
    const { answer, started } = await signInUp(ctx, { provider: body.thirdPartyId, profile, visit, companyDomain, tenant });
    await give(ctx, http, started);
    return answer;
  });
}

/** AUT-107 as the market has it now: a page that was open before the switch may still show the button. */
function isOffered({ content }: Ctx, provider: Provider, market: string): boolean {
  const toggles = content.byMarket.get(market)?.featureToggles;
  return toggles === undefined || isProviderOffered(provider, toggles);
}

const notOffered = () => new ShopError('invalid_request', { thirdPartyId: ['login.error.provider_off'] });

function away(ctx: Ctx) {
  return (error: unknown): never => {
    ctx.log.warn({ err: error }, 'a provider could not be reached');
    throw new ShopError('unavailable');
  };
}
