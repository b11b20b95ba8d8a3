import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { AssortmentKey, ProductFilter, ProductId } from './product-filter.ts';

const Count = z.number().int().min(0);
const Markets = z.array(MarketId).min(1).max(100);
const Rounding = z.enum(['shop', 'whole', 'exact']);
const DateTime = z.iso.datetime();
const Percent = z.number().min(1).max(95);
const Keys = z.array(AssortmentKey).max(20).default([]);

export const BulkAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('markdown'),
    markets: Markets,
    percent: Percent,
    /** Off the list price, or off what is asked then. */
    basis: z.enum(['list', 'sales']).default('list'),
    rounding: Rounding.default('shop'),
    /** At once when left out. */
    from: DateTime.optional(),
    until: DateTime.optional(),
  }),
  z.object({ kind: z.literal('end'), markets: Markets, from: DateTime.optional() }),
  z.object({
    kind: z.literal('member'),
    markets: Markets,
    /** No member price any more when left out. */
    percent: Percent.optional(),
    rounding: Rounding.default('shop'),
    from: DateTime.optional(),
    until: DateTime.optional(),
  }),
  z.object({ kind: z.literal('badges'), add: Keys, remove: Keys }),
  z.object({ kind: z.literal('tags'), add: Keys, remove: Keys }),
  /** Takes them out of sale, at once when no moment is given. */
  z.object({ kind: z.literal('leave'), from: DateTime.optional() }),
]);
export type BulkAction = z.infer<typeof BulkAction>;
/** As it is sent, before anything is filled in. */
export type BulkActionSent = z.input<typeof BulkAction>;

export const Selection = z.union([
  z.object({ ids: z.array(ProductId).min(1).max(5_000) }),
  /** Everything that is found, also what the list has not shown yet. */
  z.object({ filter: ProductFilter }),
]);
export type Selection = z.infer<typeof Selection>;
/** As it is sent, before anything is filled in. */
export type SelectionSent = z.input<typeof Selection>;

export const ChangeState = z.enum(['planning', 'planned', 'applying', 'applied', 'undoing', 'discarded']);
export type ChangeState = z.infer<typeof ChangeState>;
/** skipped: changed by somebody between the preview and its application. kept: changed since, so not undone. */
export const ItemState = z.enum(['planned', 'empty', 'applied', 'skipped', 'undoing', 'undone', 'kept']);
export type ItemState = z.infer<typeof ItemState>;

export const ChangeSet = z.object({
  id: z.string(),
  who: z.string(),
  at: z.string(),
  kind: z.enum(['edit', 'bulk']),
  action: BulkAction.optional(),
  state: ChangeState,
  /** Products that were chosen, and how many the present step is through with. */
  total: Count,
  done: Count,
  /** Changes by their state. */
  counts: z.record(z.string(), Count),
  warnings: z.record(z.string(), Count),
  appliedAt: z.string().optional(),
});
export type ChangeSet = z.infer<typeof ChangeSet>;

export const ChangeItem = z.object({
  productId: z.string(),
  name: z.string(),
  field: z.string(),
  /** Of prices: what is asked before and after, in the currency's own units. */
  before: z.unknown(),
  after: z.unknown(),
  warnings: z.array(z.string()),
  state: ItemState,
});
export type ChangeItem = z.infer<typeof ChangeItem>;

const ofSet = z.object({ id: z.uuid() });

export const changes = {
  plan: endpoint({
    method: 'POST',
    path: '/api/studio/assortment/changes',
    summary: 'Works out what a bulk edit would change. Changes nothing until it is applied.',
    access: { staff: 'catalogue.write' },
    body: z.object({ selection: Selection, action: BulkAction }),
    response: ChangeSet,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/studio/assortment/changes',
    summary: 'The latest bulk edits, newest first.',
    access: { staff: 'catalogue.read' },
    response: z.array(ChangeSet),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/studio/assortment/changes/:id',
    summary: 'How far a change has come, counted.',
    access: { staff: 'catalogue.read' },
    params: ofSet,
    response: ChangeSet,
    errors: ['not_found'],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/studio/assortment/changes/:id/items',
    summary: 'Before and after for each product, a page at a time; only those in a state or with a warning where asked.',
    access: { staff: 'catalogue.read' },
    params: ofSet,
    query: z.object({
      state: ItemState.optional(),
      warning: z.string().max(40).optional(),
      after: z.string().max(300).default(''),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.object({ items: z.array(ChangeItem), next: z.string().optional() }),
    errors: ['not_found'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/studio/assortment/changes/:id/apply',
    summary: 'Does what was planned. What somebody else changed meanwhile is left as it is.',
    access: { staff: 'catalogue.write' },
    params: ofSet,
    response: ChangeSet,
    errors: ['not_found', 'conflict'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/studio/assortment/changes/:id/undo',
    summary: 'Takes a change back, all of it or for some products. What was changed again since is left as it is.',
    access: { staff: 'catalogue.write' },
    params: ofSet,
    body: z.object({ products: z.array(ProductId).min(1).max(5_000).optional() }),
    response: ChangeSet,
    errors: ['not_found', 'conflict'],
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/studio/assortment/changes/:id',
    summary: 'Throws away a plan that was never applied.',
    access: { staff: 'catalogue.write' },
    params: ofSet,
    response: ChangeSet,
    errors: ['not_found', 'conflict'],
  }),
};
