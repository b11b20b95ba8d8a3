import { useEffect, useState } from 'react';
import { text } from '../texts/text.ts';
import { readWords } from './read-words.ts';

type Props = { words: readonly string[]; language: string; readOnly: boolean; onChange: (words: string[]) => void };

/** Words in one line, with commas. What is typed stays as it was typed until the line is left. */
export function WordsLine({ words, language, readOnly, onChange }: Props) {
  const written = words.join(', ');
  const [typed, setTyped] = useState(written);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words from outside take the place of what was typed
  useEffect(() => {
    if (readWords(typed).join(', ') !== written) setTyped(written);
  }, [written]);
  return (
    <input
      aria-label={text('search.words')}
      lang={language}
      dir="auto"
      value={typed}
      readOnly={readOnly}
      maxLength={1_000}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readWords(event.target.value));
      }}
      onBlur={() => setTyped(written)}
    />
  );
}
