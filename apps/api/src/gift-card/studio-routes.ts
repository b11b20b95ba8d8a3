import { giftCards } from '@selvedge/contract/studio/gift-cards.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { blockByStaff, creditByStaff, findCards, getCardDetail, issueByStaff } from './staff-cards.ts';

export function giftCardStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    giftCards.find,
    fromReplica(app, (ctx, { body }) => findCards(ctx, body)),
  );
  serve(app, giftCards.get, (ctx, { params }) => getCardDetail(ctx, params.id));
  serve(app, giftCards.issue, (ctx, { body }) => issueByStaff(ctx, body));
  serve(app, giftCards.credit, (ctx, { params, body }) => creditByStaff(ctx, { ...params, ...body }));
  serve(app, giftCards.block, (ctx, { params, body }) => blockByStaff(ctx, { ...params, ...body }));
}
