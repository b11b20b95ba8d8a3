import { inventory, retailStock } from '@selvedge/contract/stock.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { getAvailability } from './get-availability.ts';
import { getRetailAvailability } from './get-retail-availability.ts';

export function stockRoutes(app: FastifyInstance): void {
  serve(app, inventory.getAvailability, (ctx, { query }) => getAvailability(ctx, query));
  serve(app, retailStock.getRetailAvailability, (ctx, { query }) => getRetailAvailability(ctx, query.Ean));
}
