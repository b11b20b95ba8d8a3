import { staffProducts } from '@selvedge/contract/studio/products.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { adjustStock } from './adjust-stock.ts';
import { listStockMoves } from './list-stock-moves.ts';

export function stockStudioRoutes(app: FastifyInstance): void {
  serve(app, staffProducts.adjustStock, (ctx, { body }) => adjustStock(ctx, body));
  serve(
    app,
    staffProducts.stockMoves,
    fromReplica(app, (ctx, { params }) => listStockMoves(ctx, params.id)),
  );
}
