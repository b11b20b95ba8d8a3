import { notifyMe } from '@selvedge/contract/notify-me.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { askToBeTold } from './ask-to-be-told.ts';
import { checkExisting } from './check-existing.ts';
import { confirmWish } from './confirm-wish.ts';
import { leaveByMail, leaveWaiting } from './leave-waiting.ts';
import { listOwn } from './list-own.ts';
import { ownBrowser } from './own-browser.ts';

export function notifyMeRoutes(app: FastifyInstance): void {
  for (const call of [notifyMe.check, notifyMe.checkBare])
    serve(app, call, (ctx, { query }, http) => checkExisting(ctx, query, ownBrowser(http)));
  for (const call of [notifyMe.optIn, notifyMe.optInBare])
    serve(app, call, (ctx, { body }, http) => askToBeTold(ctx, { ...body, kind: 'backInStock' }, ownBrowser(http)));
  for (const call of [notifyMe.goingLive, notifyMe.goingLiveBare])
    serve(app, call, (ctx, { body }, http) => askToBeTold(ctx, { ...body, kind: 'goingLive' }, ownBrowser(http)));
  for (const call of [notifyMe.optOut, notifyMe.optOutBare]) serve(app, call, (ctx, { query }) => leaveWaiting(ctx, query));
  serve(app, notifyMe.leave, (ctx, { body }) => leaveWaiting(ctx, body));
  serve(app, notifyMe.leaveByMail, (ctx, { query }, http) => {
    // What a mail program says in it is always the same; left unread it would hold the connection.
    http.readUpload()?.body.resume();
    return leaveByMail(ctx, query);
  });
  serve(app, notifyMe.openLeave, (ctx, { query }, http) => {
    http.setStatus(303);
    http.setHeader('location', `/${ctx.market!.id}/unsubscribe?${new URLSearchParams(query)}`);
    return { status: 'OK' as const };
  });
  serve(app, notifyMe.confirm, (ctx, { body }, http) => confirmWish(ctx, body, http));
  serve(app, notifyMe.mine, (ctx) => listOwn(ctx));
}
