import type { TextBook, TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { useEffect, useMemo, useState } from 'react';
import { lastMarket } from '../lib/last-market.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { fold } from '../lists/filter-markets.ts';
import { Menu } from '../shell/menu.tsx';
import { text } from '../texts/text.ts';
import { scopeTitle } from './scope-head.tsx';
import styles from './translations-page.module.css';

const stored = 'studio.text_columns';
const most = 8;

/** English, then the languages and markets that the address names, or those of last time. */
export function useColumns({ scopes }: TextBook): TextScopeSummary[] {
  const asked = useQuery('columns');
  const columns = useMemo(() => {
    const known = (list: string) => list.split(',').flatMap((name) => scopes.find(({ scope }) => scope === name) ?? []);
    const chosen = [asked, localStorage.getItem(stored) ?? '', languageAtHand(scopes)].map(known).find((list) => list.length > 0) ?? [];
    return [...new Set([...known('en'), ...chosen])].slice(0, most + 1);
  }, [asked, scopes]);
  useEffect(() => localStorage.setItem(stored, columns.map(({ scope }) => scope).join(',')), [columns]);
  return columns;
}

function languageAtHand(scopes: readonly TextScopeSummary[]): string {
  const language = scopes.find(({ scope }) => scope === lastMarket())?.language;
  return language && language !== 'en' ? language : 'de';
}

/** Which languages and markets stand beside English. */
export function ColumnMenu({ book, columns }: { book: TextBook; columns: readonly TextScopeSummary[] }) {
  const [typed, setTyped] = useState('');
  const chosen = columns.map(({ scope }) => scope).filter((scope) => scope !== 'en');
  const found = book.scopes.filter(
    (each) => each.scope !== 'en' && fold(`${scopeTitle(each)} ${each.name} ${each.scope}`).includes(fold(typed)),
  );
  const put = (scope: string, isOn: boolean) =>
    keepQuery('columns', (isOn ? [...chosen, scope] : chosen.filter((each) => each !== scope)).join(',') || 'en');
  return (
    <Menu title={text('texts.columns', { count: chosen.length })} className={styles.menu!} sheet={styles.sheet!}>
      <input
        type="search"
        aria-label={text('texts.find_language')}
        placeholder={text('texts.find_language')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {found.map((each) => (
          <li key={each.scope}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(each.scope)}
                disabled={!chosen.includes(each.scope) && chosen.length >= most}
                onChange={(event) => put(each.scope, event.target.checked)}
              />
              <span>{scopeTitle(each)}</span> <code>{each.scope}</code>
              {each.scope === each.language && each.gaps > 0 && <small>{text('texts.gaps', { count: each.gaps })}</small>}
            </label>
          </li>
        ))}
      </ul>
      {chosen.length >= most && <p>{text('texts.columns_full', { count: most })}</p>}
    </Menu>
  );
}
