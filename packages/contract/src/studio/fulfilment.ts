import { z } from 'zod';

export const ParcelState = z.enum(['packed', 'shipped', 'delivered', 'lost']);
export type ParcelState = z.infer<typeof ParcelState>;
