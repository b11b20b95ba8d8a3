import { changes } from '@selvedge/contract/studio/changes.ts';
import { productExport } from '@selvedge/contract/studio/product-export.ts';
import { staffProducts } from '@selvedge/contract/studio/products.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../../http/from-replica.ts';
import { serve } from '../../http/serve.ts';
import { applyChange, discardChange, undoChange } from '../changes/apply-change.ts';
import { getChange, listChanges } from '../changes/get-change.ts';
import { listItems } from '../changes/list-items.ts';
import { planChange } from '../changes/plan-change.ts';
import { saveProduct } from '../changes/save-product.ts';
import { exportPart } from '../export/export-part.ts';
import { countStaffProducts, findStaffProducts } from './find-staff-products.ts';
import { getStaffProduct } from './get-staff-product.ts';
import { listChoices } from './list-choices.ts';

export function productStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    staffProducts.find,
    fromReplica(app, (ctx, { body }) => findStaffProducts(ctx, body)),
  );
  serve(
    app,
    staffProducts.count,
    fromReplica(app, (ctx, { body }) => countStaffProducts(ctx, body)),
  );
  serve(app, staffProducts.choices, (ctx) => listChoices(ctx));
  serve(app, staffProducts.get, (ctx, { params }) => getStaffProduct(ctx, params.id));
  serve(app, staffProducts.save, (ctx, { params, body }) => saveProduct(ctx, { id: params.id, given: body }));
  serve(app, productExport.part, (ctx, { body }) => exportPart(ctx, body));
  serve(app, changes.plan, (ctx, { body }) => planChange(ctx, body));
  serve(app, changes.list, (ctx) => listChanges(ctx));
  serve(app, changes.get, (ctx, { params }) => getChange(ctx, params.id));
  serve(app, changes.items, (ctx, { params, query }) => listItems(ctx, { id: params.id, ...query }));
  serve(app, changes.apply, (ctx, { params }) => applyChange(ctx, params.id));
  serve(app, changes.undo, (ctx, { params, body }) => undoChange(ctx, { id: params.id, products: body.products }));
  serve(app, changes.discard, (ctx, { params }) => discardChange(ctx, params.id));
}
