import { z } from 'zod';
import { StockLocation } from './basket-shape.ts';
import { CatalogParams } from './catalogue/catalogue.ts';
import { endpoint } from './endpoint.ts';

const Flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** Whether a variant can be had now. How many there are is the shop's business. */
export const Availability = z.object({
  ean: z.string(),
  sku: z.string(),
  inStockEcom: z.boolean(),
  inStockRetail: z.boolean(),
  inDeliveryDateSet: z.boolean(),
  isFewLeft: z.boolean(),
  /** Where it would be sent from; missing when it can't be sent. */
  stockLocation: StockLocation.optional(),
});
export type Availability = z.infer<typeof Availability>;

export const inventory = {
  getAvailability: endpoint({
    method: 'GET',
    path: '/api/inventory/:catalog/get-availability',
    summary: 'Whether variants can be had, as stock is at this moment. Bar codes that the market does not sell are left out.',
    access: 'public',
    params: CatalogParams,
    query: z.object({
      /** Also what a store would send. */
      ShipFromStore: Flag,
      /** Only what stores have. */
      IsRetail: Flag,
      EanCodes: z.array(z.string().max(20)).max(50),
    }),
    requires: ['ShipFromStore', 'EanCodes'],
    response: z.array(Availability),
    caching: 'no-store',
  }),
};

/** A store of the market and whether it has a variant. */
export const RetailAvailability = z.object({
  storeId: z.string(),
  inStock: z.boolean(),
  /** The last ones. */
  isFewLeft: z.boolean(),
});
export type RetailAvailability = z.infer<typeof RetailAvailability>;

export const retailStock = {
  getRetailAvailability: endpoint({
    method: 'GET',
    path: '/api/retail-stock/:catalog/get-retail-availability',
    summary: 'Which stores of the market have a variant, as stock is at this moment. Empty where the market has no stores.',
    access: 'public',
    params: CatalogParams,
    query: z.object({ Ean: z.string().min(1).max(20) }),
    requires: ['Ean'],
    response: z.array(RetailAvailability),
    caching: 'no-store',
    errors: ['not_found'],
  }),
};
