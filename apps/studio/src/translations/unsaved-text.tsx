import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConflictPanel, type MetWork } from '../drafts/conflict-panel.tsx';
import { text } from '../texts/text.ts';
import { scopeTitle } from './scope-head.tsx';
import styles from './text-details.module.css';
import type { TextStore, Unsaved } from './use-texts.ts';

type Props = { place: { scope: string; key: string }; column: TextScopeSummary; unsaved: Unsaved; store: TextStore };
type Words = { text: string | null };

/** What was typed and is not stored. Who wrote it meanwhile is looked at when somebody asks: the panel must not take the keys from the grid. */
export function UnsavedText({ place, column, unsaved, store }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { scope, key } = place;
  const { readAgain } = store;
  const title = `${key}, ${scopeTitle(column)}`;
  const source = useMemo(
    () => ({
      placeOf: () => title,
      async read() {
        const answer = await readAgain({ scope, key });
        if (answer.hasError) return answer;
        const { text: words, version, who = '', at = '' } = answer.data;
        return { ...answer, data: { content: { text: words }, version, changedBy: who, changedAt: at } };
      },
    }),
    [scope, key, title, readAgain],
  );
  const work: MetWork<Words> = {
    kept: () => unsaved.met && { text: unsaved.met.base },
    wanted: () => ({ text: unsaved.text }),
    async settle({ content, theirs, version }) {
      setOpen(false);
      if (content.text !== theirs.text) return store.write({ ...place, text: content.text, basedOn: version });
      store.keepUnsaved(place, undefined);
      return true;
    },
  };
  return (
    <section className={styles.conflict} role="alert">
      <h3>{text(unsaved.met ? 'texts.conflict' : 'texts.unsaved')}</h3>
      <p>{unsaved.met ? text('texts.conflict_advice') : unsaved.reason}</p>
      <p lang={column.language} dir={column.direction}>
        <ins>{unsaved.text ?? text('texts.nothing')}</ins>
      </p>
      <p>
        <button type="button" onClick={() => (unsaved.met ? setOpen(true) : store.keepUnsaved(place, undefined))}>
          {text(unsaved.met ? 'texts.see_both' : 'texts.discard')}
        </button>
      </p>
      {isOpen &&
        createPortal(
          <ConflictPanel source={source} saver={work} note={text('texts.theirs_is_in_history')} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </section>
  );
}
