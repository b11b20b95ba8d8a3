import { collect } from '@selvedge/contract/studio/collect.ts';
import type { FastifyInstance } from 'fastify';
import { staffActor } from '../fulfilment/order-actors.ts';
import { serve } from '../http/serve.ts';
import { handOver } from './hand-over.ts';
import { listCollections } from './list-collections.ts';
import { makeReady } from './make-ready.ts';
import { refuseOtherStore, servesStore } from './own-stores.ts';

export function collectStudioRoutes(app: FastifyInstance): void {
  serve(app, collect.stores, (ctx) =>
    ctx.content.stores
      .filter(({ id, clickAndCollect }) => clickAndCollect && servesStore(ctx, id))
      .map(({ id, name, city }) => ({ id, name, city })),
  );
  serve(app, collect.list, (ctx, { params: { storeId } }) => {
    refuseOtherStore(ctx, storeId);
    return listCollections(ctx, storeId);
  });
  serve(app, collect.ready, async (ctx, { body }) => {
    refuseOtherStore(ctx, body.storeId);
    await makeReady(staffActor(ctx), ctx.content, body);
    return listCollections(ctx, body.storeId);
  });
  serve(app, collect.handOver, async (ctx, { body }) => {
    refuseOtherStore(ctx, body.storeId);
    await handOver(staffActor(ctx), body);
    return listCollections(ctx, body.storeId);
  });
}
