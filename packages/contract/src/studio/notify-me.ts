import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { NotifyMeKind } from '../notify-me.ts';

/** So many wait for it. People are counted, never named. */
export const WaitedFor = z.object({
  styleNumber: z.string(),
  productId: z.string(),
  /** In English. */
  name: z.string(),
  colour: z.string(),
  kind: NotifyMeKind,
  /** Empty where any size is waited for, or sizes are counted together. */
  sku: z.string(),
  size: z.string(),
  /** Empty where markets are counted together. */
  market: z.string(),
  people: z.number().int(),
  since: z.iso.datetime(),
  /** Told in the last 90 days. */
  told: z.number().int(),
  /** Pieces at all places now. */
  pieces: z.number().int(),
});
export type WaitedFor = z.infer<typeof WaitedFor>;

export const WaitedGrouping = z.enum(['style', 'size', 'market']);
export type WaitedGrouping = z.infer<typeof WaitedGrouping>;

const Asked = z.object({
  /** Left out: every market together. */
  market: MarketId.optional(),
  by: WaitedGrouping.default('size'),
});

export const waitedFor = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio/notify-me',
    summary: 'What shoppers wait for most, by style, by size, or by size and market.',
    access: { staff: 'catalogue.read' },
    query: Asked,
    response: z.object({ people: z.number().int(), rows: z.array(WaitedFor) }),
  }),
  ofProduct: endpoint({
    method: 'GET',
    path: '/api/studio/notify-me/product',
    summary: 'Who waits for a product, by size and market.',
    access: { staff: 'catalogue.read' },
    query: z.object({ productId: z.string().min(1).max(200) }),
    response: z.array(WaitedFor),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/studio/notify-me/export',
    summary: 'The whole list as a file for buyers.',
    access: { staff: 'catalogue.read' },
    query: Asked,
    response: z.object({ name: z.string(), type: z.string(), text: z.string(), count: z.number().int() }),
  }),
};
