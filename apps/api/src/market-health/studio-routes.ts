import { marketHealth } from '@selvedge/contract/studio/market-health.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { examineMarkets } from './examine-markets.ts';
import { getMailWish, wishMail } from './mail-wish.ts';

export function marketHealthStudioRoutes(app: FastifyInstance): void {
  serve(app, marketHealth.examine, async (ctx) => ({
    at: ctx.now.toISOString(),
    markets: await examineMarkets({ ...ctx, payments: app.shop.payments }),
  }));
  serve(app, marketHealth.mailWish, (ctx) => getMailWish(ctx));
  serve(app, marketHealth.wishMail, (ctx, { body }) => wishMail(ctx, body));
}
