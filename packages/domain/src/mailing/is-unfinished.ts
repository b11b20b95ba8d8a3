import type { MailBlock } from '@selvedge/contract/mailing.ts';

/** Whether a mail with it would say nothing there, or lead nowhere. */
export function isUnfinished(block: MailBlock): boolean {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text.trim() === '';
    case 'picture':
      return !block.image;
    case 'button':
      return block.label.trim() === '' || !block.url;
    case 'products':
      return block.products.length === 0;
  }
}
