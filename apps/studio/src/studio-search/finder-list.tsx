import { useEffect, useRef } from 'react';
import { text } from '../texts/text.ts';
import styles from './finder.module.css';
import type { Hit, HitGroup } from './hit.ts';

type Props = {
  id: string;
  groups: readonly { group: HitGroup; hits: readonly Hit[] }[];
  chosen: number;
  onChoose: (hit: Hit, inNewTab: boolean) => void;
  onPoint: (at: number) => void;
};

/** The options stay where they are and the field keeps the focus; `chosen` is the one that Enter opens. */
export function FinderList({ id, groups, chosen, onChoose, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is the reason to look where it is
  useEffect(() => void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }), [chosen, groups]);
  let at = -1;
  return (
    <div id={id} ref={list} className={styles.list} role="listbox" aria-label={text('find.label')}>
      {groups.map(({ group, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={styles.group}>
            {text(`find.group.${group}`)}
          </p>
          {hits.map((hit) => {
            at += 1;
            const place = at;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
              // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus
              <div
                key={hit.key}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === chosen}
                className={styles.option}
                onPointerMove={() => place !== chosen && onPoint(place)}
                onClick={(event) => onChoose(hit, event.ctrlKey || event.metaKey)}
              >
                <span>{hit.title}</span>
                {hit.note && <small>{hit.note}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
