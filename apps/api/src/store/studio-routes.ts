import { staffStores } from '@selvedge/contract/studio/stores.ts';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { importStores } from './import-stores.ts';
import { removeStore, saveStore } from './save-store.ts';
import { storeTable } from './tables.ts';

export function storeStudioRoutes(app: FastifyInstance): void {
  serve(app, staffStores.list, ({ db }) => db.select().from(storeTable).orderBy(asc(storeTable.name), asc(storeTable.id)));
  serve(app, staffStores.save, (ctx, { body }) => saveStore(ctx, body));
  serve(app, staffStores.remove, (ctx, { body }) => removeStore(ctx, body));
  serve(app, staffStores.importCsv, (ctx, { body }) => importStores(ctx, body));
}
