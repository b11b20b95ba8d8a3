import type { SynonymGroup } from '@selvedge/contract/catalogue/search-words.ts';
import { text } from '../texts/text.ts';
import search from './search.module.css';
import { WordsLine } from './words-line.tsx';

type Props = {
  group: SynonymGroup;
  readOnly: boolean;
  problem: string | undefined;
  onChange: (group: SynonymGroup) => void;
  onRemove: () => void;
};

/** Words that mean the same, or lead one way only. */
export function SynonymGroupRow({ group, readOnly, problem, onChange, onRemove }: Props) {
  const title = group.words.join(', ');
  return (
    <li>
      <WordsLine words={group.words} language={group.language} readOnly={readOnly} onChange={(words) => onChange({ ...group, words })} />
      <label className={search.way} title={text('search.one_way_hint', { first: group.words[0] ?? '' })}>
        <input
          type="checkbox"
          checked={group.oneWay}
          disabled={readOnly}
          onChange={(event) => onChange({ ...group, oneWay: event.target.checked })}
        />
        {text('search.one_way')}
      </label>
      {!readOnly && (
        <button type="button" aria-label={text('field.remove', { title })} onClick={onRemove}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {group.oneWay && <p className={search.note}>{text('search.one_way_hint', { first: group.words[0] ?? '' })}</p>}
      {problem && (
        <p role="alert" className={search.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}
