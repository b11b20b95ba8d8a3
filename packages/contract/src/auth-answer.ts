import { z } from 'zod';

/** An answer as the session library reads it: by its status. */
export const status = <const S extends string>(name: S) => z.object({ status: z.literal(name) });

/** A refusal in words for the shopper. */
export const GeneralError = status('GENERAL_ERROR').extend({ message: z.string() });
