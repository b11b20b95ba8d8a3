import type { MailBlock, MailingContent } from '@selvedge/contract/mailing.ts';

type Contents = Readonly<Record<string, MailingContent>>;

/** In the reader's language, else in English, else in whichever there is. */
export function contentFor(contents: Contents, language: string): MailingContent | undefined {
  return contents[language] ?? contents.en ?? Object.values(contents)[0];
}

/** What keeps a mailing from being sent: the first text that is missing. Undefined when nothing does. */
export function missingIn(contents: Contents): 'content' | 'subject' | 'blocks' | undefined {
  const all = Object.values(contents);
  if (all.length === 0) return 'content';
  if (all.some(({ subject }) => subject === '')) return 'subject';
  return all.some(({ blocks }) => blocks.length === 0 || blocks.some(isUnfinished)) ? 'blocks' : undefined;
}

function isUnfinished(block: MailBlock): boolean {
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
