import type { SearchSynonyms } from '@selvedge/contract/catalogue/search-words.ts';
import { useState } from 'react';
import { useQuery } from '../lib/router.ts';
import { fold } from '../lists/filter-markets.ts';
import { text } from '../texts/text.ts';
import { readWords } from './read-words.ts';
import search from './search.module.css';
import styles from './word-rows.module.css';

type Props = { groups: SearchSynonyms; language: string; onAdd: (words: string[]) => void };

/** A line of words that become a group; says which of them stand in one already. */
export function NewSynonymGroup({ groups, language, onAdd }: Props) {
  // A word that shoppers look for in vain waits for the one that the shop knows.
  const word = useQuery('word');
  const [line, setLine] = useState(word && `${word}, `);
  const words = readWords(line);
  const known = words.filter((each) =>
    groups.some((group) => group.language === language && group.words.some((other) => fold(other) === fold(each))),
  );

  function add(): void {
    if (words.length < 2) return;
    onAdd(words);
    setLine('');
  }

  return (
    <form
      className={`${styles.begin} ${search.inputs}`}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        aria-label={text('search.new_group')}
        placeholder={text('search.new_group_hint')}
        value={line}
        lang={language}
        dir="auto"
        maxLength={500}
        onChange={(event) => setLine(event.target.value)}
      />
      <button type="submit" disabled={words.length < 2}>
        {text('search.add')}
      </button>
      {known.length > 0 && <p className={search.note}>{text('search.known_already', { words: known.join(', ') })}</p>}
    </form>
  );
}
