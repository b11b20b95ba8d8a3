import { stores } from '@selvedge/contract/store.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { getCollectStore, listCollectStores } from './collect-stores.ts';
import { listStores } from './list-stores.ts';

export function storeRoutes(app: FastifyInstance): void {
  serve(app, stores.list, (ctx, { query }) => listStores(ctx, query));
  serve(app, stores.getClickCollectStores, (ctx, { query: { city, postalCode, numberOfPickupPoints } }) =>
    listCollectStores(ctx, { city, postalCode, most: numberOfPickupPoints }),
  );
  serve(app, stores.getClickCollectStore, (ctx, { query }) => getCollectStore(ctx, query.pickupPointId));
}
