import { z } from 'zod';

/** Any block, before it is known which: a block may stand inside another. */
export const AnyBlock = z.object({ id: z.string(), _alias: z.string() }).loose();
export type AnyBlock = z.infer<typeof AnyBlock>;
