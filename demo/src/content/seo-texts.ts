import type { PageRow } from '@selvedge/contract/page.ts';
import type { PageWords } from './page-words/en.ts';
import { rowsOf } from './rows.ts';

/** What a category is about, for those who read to its end. */
export const seoRows = (path: string, { belowGoods }: PageWords): PageRow[] => {
  const found = (belowGoods as Readonly<Record<string, { headline: string; text: string } | undefined>>)[path];
  return found ? rowsOf(`seo${path.replaceAll('/', '-')}`, { _alias: 'seo', ...found, shownParagraphs: 2 }) : [];
};
