import type { PageWords } from './page-words/en.ts';
import type { ClothName } from './pictures.ts';
import type { Words } from './words/en.ts';

type ContentText = { slug: keyof PageWords['content']; title: keyof Words['page']; picture?: ClothName };

/** The content pages; what they say is in `page-words/`. */
export const contentTexts: readonly ContentText[] = [
  { slug: 'about', title: 'about', picture: 'selvedge-edge' },
  { slug: 'materials', title: 'materials', picture: 'cloth-bolts' },
  { slug: 'care', title: 'care', picture: 'folded-stack' },
  { slug: 'sustainability', title: 'sustainability', picture: 'linen-drape' },
  { slug: 'delivery', title: 'delivery' },
  { slug: 'size-guide', title: 'sizeGuide' },
  { slug: 'notify-me', title: 'notifyMe' },
  { slug: 'privacy', title: 'privacy' },
  { slug: 'cookies', title: 'cookies' },
  { slug: 'accessibility', title: 'accessibility' },
  { slug: 'imprint', title: 'imprint' },
];
