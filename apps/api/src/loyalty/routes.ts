import { customerClub } from '@selvedge/contract/customer-club.ts';
import type { FastifyInstance } from 'fastify';
import { getMarket } from '../http/get-market.ts';
import { serve } from '../http/serve.ts';
import { confirmMembership } from './confirm-membership.ts';
import { subscribe, subscribeByAddress } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

export function loyaltyRoutes(app: FastifyInstance): void {
  serve(app, customerClub.subscribe, (ctx, { body }) => subscribe(ctx, body));
  serve(app, customerClub.verifyEmail, (ctx, { query, body }) =>
    subscribeByAddress(ctx, { ...body, source: query.sleekNote ? `pop-up ${query.sleekNote}` : 'pop-up' }),
  );
  serve(app, customerClub.verifyEmail2, (ctx, { body: { catalog, ...asked } }) =>
    subscribeByAddress({ ...ctx, market: getMarket(ctx.content, catalog) }, { ...asked, source: 'pop-up' }),
  );
  serve(app, customerClub.verifyMarketing, (ctx, { query }) => confirmMembership(ctx, query));
  serve(app, customerClub.confirmMarketing, (ctx, { body }) => confirmMembership(ctx, body));
  serve(app, customerClub.unsubscribe, (ctx, { query }) => unsubscribe(ctx, query));
  serve(app, customerClub.unsubscribeByMail, (ctx, { query }, http) => {
    // What a mail program says in it is always the same; left unread it would hold the connection.
    http.readUpload()?.body.resume();
    return unsubscribe(ctx, { ...query, source: 'one-click' });
  });
}
