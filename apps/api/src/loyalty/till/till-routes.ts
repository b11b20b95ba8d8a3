import { till } from '@selvedge/contract/till.ts';
import type { FastifyInstance } from 'fastify';
import { subscribeByAddress } from '../../club/subscribe.ts';
import { serve } from '../../http/serve.ts';
import { readAtTill } from './read-at-till.ts';
import { redeemAtTill } from './redeem-at-till.ts';

export function tillRoutes(app: FastifyInstance): void {
  serve(app, till.read, (ctx, { body }) => readAtTill(ctx, body));
  serve(app, till.redeem, (ctx, { body }) => redeemAtTill(ctx, body));
  serve(app, till.join, (ctx, { body: { storeName, ...wish } }) => subscribeByAddress(ctx, { ...wish, source: `till ${storeName}` }));
}
