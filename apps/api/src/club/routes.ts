import { club } from '@selvedge/contract/club.ts';
import type { FastifyInstance } from 'fastify';
import { getMarket } from '../http/get-market.ts';
import { serve } from '../http/serve.ts';
import { confirmMembership } from './confirm-membership.ts';
import { subscribe, subscribeByAddress } from './subscribe.ts';
import { answerChallenge, joinByToken, takeLead } from './take-lead.ts';
import { unsubscribe } from './unsubscribe.ts';

export function clubRoutes(app: FastifyInstance): void {
  serve(app, club.subscribe, (ctx, { body }) => subscribe(ctx, body));
  serve(app, club.verifyEmail, (ctx, { query, body }) =>
    subscribeByAddress(ctx, { ...body, source: query.sleekNote ? `pop-up ${query.sleekNote}` : 'pop-up' }),
  );
  serve(app, club.verifyEmail2, (ctx, { body: { catalog, ...asked } }) =>
    subscribeByAddress({ ...ctx, market: getMarket(ctx.content, catalog) }, { ...asked, source: 'pop-up' }),
  );
  serve(app, club.verifyMarketing, (ctx, { query }) => confirmMembership(ctx, query));
  serve(app, club.confirmMarketing, (ctx, { body }) => confirmMembership(ctx, body));
  serve(app, club.facebookChallenge, (ctx, { query }) => answerChallenge(ctx, query));
  serve(app, club.facebookLead, (ctx, { body }, http) => takeLead(ctx, { body, signature: http.readHeader('x-hub-signature-256') }));
  serve(app, club.facebookSignup, (ctx, { body }, http) =>
    joinByToken(ctx, { accessToken: http.readHeader('x-signup-access-token'), ...body }),
  );
  serve(app, club.unsubscribe, (ctx, { query }) => unsubscribe(ctx, query));
  serve(app, club.unsubscribeByMail, (ctx, { query }, http) => {
    // What a mail program says in it is always the same; left unread it would hold the connection.
    http.readUpload()?.body.resume();
    return unsubscribe(ctx, { ...query, source: 'one-click' });
  });
  serve(app, club.openUnsubscribe, (ctx, { query }, http) => {
    http.setStatus(303);
    http.setHeader('location', `/${ctx.market!.id}/unsubscribe?${new URLSearchParams(query)}`);
    return { status: 'OK' as const };
  });
}
