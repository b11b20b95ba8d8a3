import type { MailBlock } from '@selvedge/contract/mailing.ts';
import { text } from '../texts/text.ts';

/** What a block is called: its kind, and the first of its words. */
export function blockName(block: MailBlock): string {
  const kind = text(`mailings.block.${block.kind}`);
  const words = wordsOf(block).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  return words ? `${kind}: ${words}` : kind;
}

function wordsOf(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text;
    case 'picture':
      return block.image?.alt ?? '';
    case 'button':
      return block.label;
    case 'products':
      return block.products.length > 0 ? String(block.products.length) : '';
  }
}
