import { z } from 'zod';
import { block } from '../block.ts';
import { RichText } from '../rich-text.ts';

const accordion = {
  text: RichText.default(() => []),
  items: z
    .array(z.object({ title: z.string().max(300), text: RichText, isOpen: z.boolean().default(false) }))
    .min(1)
    .max(60),
  /** Opening one closes the others. */
  oneAtATime: z.boolean().default(false),
};

/** Questions that open to their answers. The widget and the block are one thing under two names. */
export const TextAccordion = block('textAccordion', accordion);
export type TextAccordion = z.infer<typeof TextAccordion>;
export const AccordionText = block('accordionText', accordion);
