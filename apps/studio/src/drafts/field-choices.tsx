import type { FieldConflict } from '@selvedge/domain/versions/merge-fields.ts';
import { useId } from 'react';
import { text } from '../texts/text.ts';
import { excerptBoth } from './excerpt-both.ts';
import styles from './field-choices.module.css';
import { wordsOfValue } from './words-of-value.ts';

export type Side = 'mine' | 'theirs';
export type Sides = Readonly<Record<string, Side>>;

type Props = {
  conflicts: readonly FieldConflict[];
  sides: Sides;
  placeOf: (at: string) => string;
  onChoose: (sides: Sides) => void;
};

/** Each field that two people changed, with both values in words: one of them stays. */
export function FieldChoices({ conflicts, sides, placeOf, onChoose }: Props) {
  const all = (side: Side): Sides => Object.fromEntries(conflicts.map(({ at }) => [at, side]));
  return (
    <div className={styles.choices}>
      {conflicts.length > 1 && (
        <p className={styles.shortcuts}>
          <button type="button" onClick={() => onChoose(all('mine'))}>
            {text('editor.all_mine')}
          </button>
          <button type="button" onClick={() => onChoose(all('theirs'))}>
            {text('editor.all_theirs')}
          </button>
        </p>
      )}
      {conflicts.map((conflict) => (
        <FieldChoice
          key={conflict.at}
          conflict={conflict}
          place={conflict.at ? placeOf(conflict.at) : text('editor.at_all')}
          side={sides[conflict.at]}
          onChoose={(side) => onChoose({ ...sides, [conflict.at]: side })}
        />
      ))}
    </div>
  );
}

type ChoiceProps = { conflict: FieldConflict; place: string; side: Side | undefined; onChoose: (side: Side) => void };

function FieldChoice({ conflict, place, side, onChoose }: ChoiceProps) {
  const name = useId();
  const [mine, theirs] = bothWords(conflict);
  const row = (of: Side, words: string) => (
    <label>
      <input type="radio" name={name} checked={side === of} onChange={() => onChoose(of)} />
      <strong>{text(`editor.${of}`)}</strong>
      <span dir="auto">{words}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{place}</legend>
      {row('mine', mine)}
      {row('theirs', theirs)}
    </fieldset>
  );
}

function bothWords({ at, mine, theirs }: FieldConflict): [string, string] {
  // Ids in another order say nothing to anybody.
  if (at === 'order' || at.endsWith('.order')) return [text('editor.my_order'), text('editor.their_order')];
  return excerptBoth(wordsOfValue(mine), wordsOfValue(theirs));
}
