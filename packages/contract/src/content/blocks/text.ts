import { z } from 'zod';

/** Words only. `text` is light markdown: blank lines part paragraphs; `##`, `- ` lists and `[text](url)` are understood. */
export const Text = z.object({
  id: z.string(),
  _alias: z.literal('text'),
  headline: z.string().default(''),
  subHeadline: z.string().default(''),
  text: z.string(),
  align: z.enum(['start', 'center']).default('start'),
  backgroundColor: z.enum(['cloth', 'paper', 'ink', 'indigo']).default('paper'),
});
export type Text = z.infer<typeof Text>;
