import { z } from 'zod';
import { block } from '../block.ts';

/** From which amount delivery is free, and how far the basket is from it. Value and version come from the market's settings unless said. */
export const FreeFreightWidget = block('freeFreight', {
  freightVersion: z.enum(['progress', 'message']).optional(),
});
export type FreeFreightWidget = z.infer<typeof FreeFreightWidget>;
