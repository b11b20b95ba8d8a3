import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { serveReady } from '../http/serve-ready.ts';
import { getProduct, getProductByEan, getProductOfStyle, getProductVariant, getStoreProduct } from './get-product.ts';
import { getProductByReward, listCardsByReward } from './get-reward-products.ts';
import { listPdpShippingMethods } from './list-pdp-shipping-methods.ts';
import { listFacets, listFrontImages, listProducts, listProductsSimple } from './list-products.ts';

export function catalogueRoutes(app: FastifyInstance): void {
  serveReady(app, catalogue.facets, (ctx) => listFacets(ctx));
  serve(app, catalogue.frontImages, (ctx, { body }) => listFrontImages(ctx, body.productIds));
  serve(app, catalogue.pdpShippingMethods, (ctx, { query }) => listPdpShippingMethods(ctx, query));
  serveReady(app, catalogue.productByEan, (ctx, { params }) => getProductByEan(ctx, params.ean));
  serveReady(app, catalogue.productByReward, (ctx, { query }) => getProductByReward(ctx, query));
  serveReady(app, catalogue.productCardsByReward, (ctx, { query }) => listCardsByReward(ctx, query));
  serveReady(app, catalogue.productFromId, (ctx, { params }) => getProductOfStyle(ctx, params.styleId));
  serveReady(app, catalogue.product, (ctx, { params }) => getProduct(ctx, params.productId));
  serveReady(app, catalogue.productVariant, (ctx, { params }) => getProductVariant(ctx, params));
  serveReady(app, catalogue.products, (ctx, { query }) => listProducts(ctx, query.productIds));
  serveReady(app, catalogue.productsSimple, (ctx, { body }) => listProductsSimple(ctx, body));
  serveReady(app, catalogue.productsSimpleByQuery, (ctx, { query }) =>
    listProductsSimple(ctx, { ...query, returnSorted: query.returnSorted === 'true' }),
  );
  serveReady(app, catalogue.storeProduct, (ctx, { params }) => getStoreProduct(ctx, params.productId));
}
