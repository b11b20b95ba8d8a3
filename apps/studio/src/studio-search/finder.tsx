import { Icon } from '@selvedge/ui/icon.tsx';
import { useEffect, useId, useRef } from 'react';
import { text } from '../texts/text.ts';
import styles from './finder.module.css';
import { FinderList } from './finder-list.tsx';
import { type FinderProps, useFinderHits } from './use-finder-hits.ts';

/** Search over everything, without a mouse: type, go up and down, Enter. */
export function Finder(props: FinderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const { typed, type, search, found, groups, hits, at, setChosen, choose, onKeyDown } = useFinderHits(props);
  const { onClose } = props;
  useEffect(() => void dialog.current?.showModal(), []);

  const isEmpty = hits.length === 0 && search !== '' && !found.isLooking;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.finder}
      aria-label={text('find.label')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.box}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            role="combobox"
            aria-label={text('find.label')}
            aria-expanded={hits.length > 0}
            aria-controls={list}
            aria-activedescendant={hits[at] && `${list}-${at}`}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            placeholder={text('find.hint')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={onClose} aria-label={text('studio.close')}>
            <Icon name="close" />
          </button>
        </div>
        <FinderList id={list} groups={groups} chosen={at} onChoose={choose} onPoint={setChosen} />
        {isEmpty && !found.hasFailed && (
          <div className={styles.none}>
            <p>{text('find.none', { query: search })}</p>
            <p>{text('find.none_advice')}</p>
          </div>
        )}
        {found.hasFailed && <p className={styles.none}>{text('find.failed')}</p>}
        <FinderFoot said={search === '' ? '' : found.isLooking ? text('find.looking') : text('find.count', { count: hits.length })} />
      </div>
    </dialog>
  );
}

function FinderFoot({ said }: { said: string }) {
  return (
    <p className={styles.foot}>
      <span role="status">{said}</span>
      <span aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {text('find.move')} <kbd>↵</kbd> {text('find.choose')} <kbd>Ctrl ↵</kbd> {text('find.choose_new')}{' '}
        <kbd>Esc</kbd> {text('find.leave')}
      </span>
    </p>
  );
}
