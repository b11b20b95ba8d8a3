import { limitWords } from '@selvedge/domain/content/limit-words.ts';
import { parseRichText } from '@selvedge/domain/content/rich-text.ts';
import { writeRichText } from '@selvedge/domain/content/write-rich-text.ts';
import { RichLine } from '../rich-text.tsx';

/** One line of rich text, of so many words at most. */
export function LimitedLine({ text, wordLimit }: { text: string; wordLimit: number | undefined }) {
  return <RichLine text={wordLimit ? writeRichText(limitWords(parseRichText(text), wordLimit)) : text} />;
}
