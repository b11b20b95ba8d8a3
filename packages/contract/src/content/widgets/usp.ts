import { z } from 'zod';
import { UspItem } from '../../navigation.ts';
import { block } from '../block.ts';
import { RichText } from '../rich-text.ts';

/** An item may arrive one level deeper, with its block type beside it. */
const unwrap = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return item;
  const { content, blockType, ...rest } = item as { content?: unknown; blockType?: unknown };
  const inner = typeof content === 'object' && content !== null ? { ...rest, ...content } : item;
  return 'alias' in inner || typeof blockType !== 'string' ? inner : { ...inner, alias: blockType };
};

/** Below every page the popup of a promise says plain words; on a page it may say more. */
const PromiseOfPage = UspItem.extend({ popupContent: RichText.optional() });

/** What the shop promises. An item with more to say says it in a popup. */
export const Usp = block('usp', {
  items: z.array(z.preprocess(unwrap, PromiseOfPage)).min(1).max(12),
});
export type Usp = z.infer<typeof Usp>;
