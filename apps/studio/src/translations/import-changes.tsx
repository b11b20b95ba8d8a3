import type { ReadFile } from '@selvedge/contract/studio/translations.ts';
import { useState } from 'react';
import { findText, text } from '../texts/text.ts';
import styles from './import-panel.module.css';

type Props = {
  changes: ReadFile['changes'];
  /** `scope key` of what is left out. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
};

const first = 100;

/** Before and after, line by line; each can be left out. */
export function ImportChanges({ changes, left, onLeave }: Props) {
  const [shown, setShown] = useState(first);
  const put = (id: string, isIn: boolean) => onLeave(new Set(isIn ? [...left].filter((each) => each !== id) : [...left, id]));
  return (
    <>
      <div className={styles.changes}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('texts.key')}</th>
              <th scope="col">{text('texts.before')}</th>
              <th scope="col">{text('texts.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, shown).map(({ scope, key, before, text: after, warnings }) => (
              <tr key={`${scope} ${key}`} data-left={left.has(`${scope} ${key}`) || undefined}>
                <th scope="row">
                  <label>
                    <input
                      type="checkbox"
                      checked={!left.has(`${scope} ${key}`)}
                      onChange={(event) => put(`${scope} ${key}`, event.target.checked)}
                    />
                    <span>{key}</span> <code>{scope}</code>
                  </label>
                </th>
                <td>{before ?? <em>{text('texts.nothing')}</em>}</td>
                <td>
                  {after}
                  {warnings.map((warning) => (
                    <small key={warning}>{findText(`texts.warning.${warning}`) ?? warning}</small>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length > shown && (
        <button type="button" onClick={() => setShown(shown + 500)}>
          {text('texts.more_changes', { count: changes.length - shown })}
        </button>
      )}
    </>
  );
}
