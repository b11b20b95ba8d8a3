import { retail } from '@selvedge/contract/retail-transaction.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { handInReceipt } from './hand-in-receipt.ts';
import { listTransactions } from './list-transactions.ts';

export function retailRoutes(app: FastifyInstance): void {
  serve(app, retail.handIn, (ctx, { body }) => handInReceipt(ctx, body));
  serve(app, retail.transactions, (ctx, { params }) => listTransactions(ctx, params));
}
