import { z } from 'zod';
import { block } from '../block.ts';
import { TextSection } from '../widgets/multi-link.ts';

const Sections = z.array(TextSection).max(12);

/** Rows of pictures, each of which is a way on. Tablet and desktop show the sections of a phone unless they have their own. */
export const MultiLinkWithImages = block('multiLinkWithImages', {
  textSectionsMobile: Sections.min(1),
  textSectionsTablet: Sections.optional(),
  textSectionsDesktop: Sections.optional(),
});
export type MultiLinkWithImages = z.infer<typeof MultiLinkWithImages>;
