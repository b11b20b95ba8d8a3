import { z } from 'zod';
import { block } from '../block.ts';
import { Image } from '../image.ts';
import { RichText } from '../rich-text.ts';

export const CustomerClubSignup = block('customerClubSignup', {
  headline: z.string().max(200),
  text: RichText.default(() => []),
  buttonText: z.string().max(100),
  termsAndConditions: RichText.default(() => []),
  successMessage: z.string().max(200).default(''),
  successDescription: RichText.default(() => []),
  successImage: Image.optional(),
  successIcon: z.string().max(40).optional(),
  /** Asks for the name in one field instead of two. */
  isFullname: z.boolean().default(false),
  subbrands: z
    .array(z.object({ id: z.string().max(40), name: z.string().max(100), preSelected: z.boolean().default(false) }))
    .max(12)
    .default([]),
  /** Where the widget stays away. Only paths that begin with '/' count. */
  excludedPages: z
    .array(z.object({ url: z.string().max(500) }))
    .max(200)
    .default([]),
});
export type CustomerClubSignup = z.infer<typeof CustomerClubSignup>;
