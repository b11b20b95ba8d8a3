import type { MailingContent } from '@selvedge/contract/mailing.ts';
import { isUnfinished } from './is-unfinished.ts';

type Contents = Readonly<Record<string, MailingContent>>;

/** In the reader's language, else in English, else in whichever there is. */
export function contentFor(contents: Contents, language: string): MailingContent | undefined {
  const written = languageFor(contents, language);
  return written === undefined ? undefined : contents[written];
}

export function languageFor(contents: Contents, language: string): string | undefined {
  return [language, 'en'].find((each) => each in contents) ?? Object.keys(contents)[0];
}

/** What keeps a mailing from being sent: the first text that is missing. Undefined when nothing does. */
export function missingIn(contents: Contents): 'content' | 'subject' | 'blocks' | undefined {
  const all = Object.values(contents);
  if (all.length === 0) return 'content';
  if (all.some(({ subject }) => subject === '')) return 'subject';
  return all.some(({ blocks }) => blocks.length === 0 || blocks.some(isUnfinished)) ? 'blocks' : undefined;
}
