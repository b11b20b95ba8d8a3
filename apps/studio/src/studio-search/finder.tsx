import type { MarketSettings } from '@selvedge/contract/market.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { navigate } from '../lib/router.ts';
import type { Screen } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './finder.module.css';
import { FinderList } from './finder-list.tsx';
import { groupHits } from './group-hits.ts';
import type { Hit } from './hit.ts';
import { actionsFor, localHits } from './local-hits.ts';
import { recentHits, rememberHit } from './recent-hits.ts';
import { useFound } from './use-found.ts';

type Props = {
  /** Those that the member may open. */
  screens: readonly Screen[];
  markets: readonly MarketSettings[];
  onClose: () => void;
  onSignOut: () => void;
};

/** Search over everything, without a mouse: type, go up and down, Enter. */
export function Finder({ screens, markets, onClose, onSignOut }: Props) {
  const { member } = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = typed.trim();
  const found = useFound(search);
  const groups = useMemo(() => {
    const { rights } = member;
    if (search === '') return groupHits([...recentHits(), ...actionsFor(rights, onSignOut)]);
    return groupHits([...localHits(search, { screens, rights, markets, onSignOut }), ...found.hits]);
  }, [search, found.hits, member, screens, markets, onSignOut]);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.min(chosen, hits.length - 1);

  useEffect(() => void dialog.current?.showModal(), []);

  function choose(hit: Hit | undefined, inNewTab: boolean): void {
    if (!hit) return;
    rememberHit(hit);
    onClose();
    if (!hit.url) hit.run?.();
    else if (inNewTab) open(hit.url, '_blank', 'noopener');
    else navigate(hit.url);
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) setChosen((at + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(hits[at], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

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
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
            }}
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
        <p className={styles.foot}>
          <span role="status">
            {search === '' ? '' : found.isLooking ? text('find.looking') : text('find.count', { count: hits.length })}
          </span>
          <span aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {text('find.move')} <kbd>↵</kbd> {text('find.choose')} <kbd>Ctrl ↵</kbd> {text('find.choose_new')}{' '}
            <kbd>Esc</kbd> {text('find.leave')}
          </span>
        </p>
      </div>
    </dialog>
  );
}
