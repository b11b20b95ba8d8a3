import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { ProductFilter } from './product-filter.ts';

/** A part of a file: the parts one after the other are the whole. */
export const ExportPart = z.object({ text: z.string(), styles: z.number().int(), next: z.string().optional() });
export type ExportPart = z.infer<typeof ExportPart>;

export const productExport = {
  part: endpoint({
    method: 'POST',
    path: '/api/studio/products/export',
    summary:
      'What a filter finds, as a file that can be imported again: whole styles, a part at a time. A cell that a spreadsheet would run is made harmless.',
    access: { staff: 'catalogue.read' },
    body: z.object({
      filter: ProductFilter,
      format: z.enum(['csv', 'jsonl']),
      /** Of a CSV file: the markets whose prices it has. All of them when left out. */
      markets: z.array(MarketId).max(200).optional(),
      /** `next` of the part before. */
      after: z.string().max(60).default(''),
    }),
    response: ExportPart,
  }),
};
