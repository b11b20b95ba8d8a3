import type { MailBlock } from '@selvedge/contract/mailing.ts';

export const blockKinds = ['heading', 'text', 'picture', 'button', 'products'] as const satisfies readonly MailBlock['kind'][];

export function newBlock(kind: MailBlock['kind']): MailBlock {
  const id = crypto.randomUUID();
  switch (kind) {
    case 'heading':
    case 'text':
      return { id, kind, text: '' };
    case 'picture':
      return { id, kind };
    case 'button':
      return { id, kind, label: '' };
    case 'products':
      return { id, kind, products: [] };
  }
}
