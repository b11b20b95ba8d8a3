import { DivisionModeBlock } from './division-mode/division-mode.tsx';
import { ImageWithLinkBlock } from './image-with-link/image-with-link.tsx';
import { ImageWithTextBlock } from './image-with-text/image-with-text.tsx';
import { MultiLinkBlock } from './multi-link/multi-link.tsx';
import { MultiLinkWithImagesBlock } from './multi-link-with-images/multi-link-with-images.tsx';
import { TextBlock } from './text/text.tsx';
import type { ViewsOf } from './view.ts';

/** What most pages are made of. */
export const basicViews = {
  divisionMode: DivisionModeBlock,
  imageWithLink: ImageWithLinkBlock,
  imageWithText: ImageWithTextBlock,
  multiLink: MultiLinkBlock,
  multiLinkWithImages: MultiLinkWithImagesBlock,
  text: TextBlock,
} satisfies ViewsOf<'basic'>;
