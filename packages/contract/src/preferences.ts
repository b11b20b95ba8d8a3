import { z } from 'zod';

/** ACC-003..006 what a shopper may choose, as editors write it. */
export const UserOption = z.object({
  key: z.string().max(100).toLowerCase(),
  title: z.string().max(200),
  description: z.string().max(500).default(''),
  /** One that contains 'subbrand' names a brand of the shop. */
  alias: z.string().max(100).default(''),
});
export type UserOption = z.infer<typeof UserOption>;

export const UserPreferenceGroup = z.object({
  id: z.string().max(100),
  type: z.string().max(100).default(''),
  icon: z.string().max(100).optional(),
  title: z.string().max(200),
  description: z.string().max(1000).default(''),
  numberOfColumns: z.string().max(2).default('1'),
  isAccordion: z.boolean().default(false),
  isAccordionOpen: z.boolean().default(false),
  isRadio: z.boolean().default(false),
  userOptions: z.array(UserOption).max(100),
});
export type UserPreferenceGroup = z.infer<typeof UserPreferenceGroup>;
