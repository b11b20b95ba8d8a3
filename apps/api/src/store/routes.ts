import { stores } from '@selvedge/contract/shipping.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { getCollectStore, listCollectStores } from './collect-stores.ts';

export function storeRoutes(app: FastifyInstance): void {
  serve(app, stores.getClickCollectStores, (ctx, { query: { city, postalCode, numberOfPickupPoints } }) =>
    listCollectStores(ctx, { city, postalCode, most: numberOfPickupPoints }),
  );
  serve(app, stores.getClickCollectStore, (ctx, { query }) => getCollectStore(ctx, query.pickupPointId));
}
