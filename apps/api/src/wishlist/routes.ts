import { wishlist } from '@selvedge/contract/wishlist.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { addSkus } from './add-skus.ts';
import { createWishlist } from './create-wishlist.ts';
import { deleteWishlist } from './delete-wishlist.ts';
import { getSharedWishlist, getWishlist } from './get-wishlist.ts';
import { listWishlists } from './list-wishlists.ts';
import { mailWishlist } from './mail-wishlist.ts';
import { removeSku } from './remove-sku.ts';
import { renameWishlist } from './rename-wishlist.ts';
import { getShareLink, revokeShareLink } from './share-wishlist.ts';

export function wishlistRoutes(app: FastifyInstance): void {
  serve(app, wishlist.wishlists, (ctx) => listWishlists(ctx));
  serve(app, wishlist.wishlist, (ctx, { query }) => getWishlist(ctx, query));
  serve(app, wishlist.sharedWishlist, (ctx, { query }) => getSharedWishlist(ctx, query.shareLinkReference));
  serve(app, wishlist.add, (ctx, { query: { sku, wishlistId } }) => addSkus(ctx, { skus: [sku], wishlistId }));
  serve(app, wishlist.addRange, (ctx, { query }) => addSkus(ctx, query));
  serve(app, wishlist.remove, (ctx, { query }) => removeSku(ctx, query));
  serve(app, wishlist.shareLink, (ctx, { query }) => getShareLink(ctx, query.wishlistId));
  serve(app, wishlist.revokeShareLink, (ctx, { query }) => revokeShareLink(ctx, query.wishlistId));
  serve(app, wishlist.shareMail, (ctx, { query, body }) => mailWishlist(ctx, { ...query, ...body }));
  serve(app, wishlist.delete, (ctx, { query }) => deleteWishlist(ctx, query.wishlistId));
  serve(app, wishlist.create, (ctx, { body }) => createWishlist(ctx, body));
  serve(app, wishlist.rename, (ctx, { query, body }) => renameWishlist(ctx, { ...query, ...body }));
}
