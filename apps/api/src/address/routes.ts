import { addressBook, addressLookup } from '@selvedge/contract/address-book.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { deleteAddress, setPreferredAddress } from './delete-address.ts';
import { findCanadianAddresses, listCountries, retrieveCanadianAddress, suggestAddresses, validateAddress } from './look-up-addresses.ts';
import { getOwn, listOwn, ownBook, showAddress } from './own-book.ts';
import { createAddress, updateAddress } from './save-address.ts';

export function addressRoutes(app: FastifyInstance): void {
  serve(app, addressBook.list, (ctx) => listOwn(ctx.db, ownBook(ctx)));
  serve(app, addressBook.create, (ctx, { body }) => createAddress(ctx, body));
  serve(app, addressBook.get, async (ctx, { params }) => showAddress(await getOwn(ctx.db, ownBook(ctx), params.addressId)));
  serve(app, addressBook.update, (ctx, { params, body }) => updateAddress(ctx, { addressId: params.addressId, sent: body }));
  serve(app, addressBook.remove, (ctx, { params }) => deleteAddress(ctx, params.addressId));
  serve(app, addressBook.setPreferred, (ctx, { params }) => setPreferredAddress(ctx, params.addressId));
  serve(app, addressLookup.suggest, (ctx, { params }) => suggestAddresses(ctx, params.address));
  serve(app, addressLookup.validate, (ctx, { body }) => validateAddress(ctx, body));
  serve(app, addressLookup.find, (ctx, { body }) => findCanadianAddresses(ctx, body));
  serve(app, addressLookup.retrieve, (ctx, { body }) => retrieveCanadianAddress(ctx, body.id));
  serve(app, addressLookup.countries, (ctx) => listCountries(ctx));
}
