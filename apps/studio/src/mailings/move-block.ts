import type { MailBlock } from '@selvedge/contract/mailing.ts';
import { moveItem } from '../settings/move-item.ts';
import type { Drop } from '../shell/drag/use-held.ts';

/** The blocks with one of them before or after another. The same ones where nothing changes. */
export function moveBlock(blocks: readonly MailBlock[], { id, onto, where }: Drop): readonly MailBlock[] {
  const from = blocks.findIndex((block) => block.id === id);
  const target = blocks.findIndex((block) => block.id === onto);
  if (from < 0 || target < 0 || from === target) return blocks;
  const gap = where === 'after' ? target + 1 : target;
  const to = gap > from ? gap - 1 : gap;
  return to === from ? blocks : moveItem(blocks, { from, to });
}
