import type { Provider, ThirdPartyAnswer } from '@selvedge/contract/auth.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { linkedProviders } from '@selvedge/contract/linked-providers.ts';
import type { Http } from '../../http/serve.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { readVisit } from '../visit.ts';
import type { AuthRoutes, Vouched } from './auth-routes.ts';
import { linkProvider, listLinkedProviders, unlinkProvider } from './link-provider.ts';

type Given = Pick<AuthRoutes, 'at'> & {
  vouch: (ctx: Ctx, http: Http, answer: ThirdPartyAnswer) => Promise<Vouched>;
  offered: (ctx: Ctx, market: string) => Provider[];
};

export function linkRoutes({ at, vouch, offered }: Given): void {
  const offeredTo = (ctx: Ctx, http: Http) => offered(ctx, readVisit(ctx, http).market);
  at(linkedProviders.list, (ctx, _input, http) => listLinkedProviders(ctx, offeredTo(ctx, http)));
  at(linkedProviders.link, async (ctx, { body }, http) => {
    const providers = offeredTo(ctx, http);
    if (!providers.includes(body.thirdPartyId)) throw refused('login.error.provider_off');
    const { profile, problem } = await vouch(ctx, http, body);
    if (!profile) throw refused(problem);
    await linkProvider(ctx, { provider: body.thirdPartyId, subject: profile.subject, visit: readVisit(ctx, http) });
    return listLinkedProviders(ctx, providers);
  });
  at(linkedProviders.unlink, async (ctx, { body }, http) => {
    await unlinkProvider(ctx, { provider: body.thirdPartyId, visit: readVisit(ctx, http) });
    return listLinkedProviders(ctx, offeredTo(ctx, http));
  });
}

const refused = (key: string) => new ShopError('invalid_request', { thirdPartyId: [key] });
