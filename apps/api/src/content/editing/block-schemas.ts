import { DivisionMode } from '@selvedge/contract/content/blocks/division-mode.ts';
import { ImageWithLink } from '@selvedge/contract/content/blocks/image-with-link.ts';
import { ImageWithText } from '@selvedge/contract/content/blocks/image-with-text.ts';
import { MultiLinkWithImages } from '@selvedge/contract/content/blocks/multi-link-with-images.ts';
import { Text } from '@selvedge/contract/content/blocks/text.ts';
import type { ZodType } from 'zod';

/** What each block must hold to be shown. */
export const blockSchemas: Record<string, ZodType | undefined> = {
  divisionMode: DivisionMode,
  imageWithLink: ImageWithLink,
  imageWithText: ImageWithText,
  multiLinkWithImages: MultiLinkWithImages,
  text: Text,
};
