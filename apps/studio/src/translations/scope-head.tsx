import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { languageName } from '../lists/filter-markets.ts';
import { text } from '../texts/text.ts';
import styles from './text-grid.module.css';
import { ownText, type Texts } from './text-rows.ts';

export const scopeTitle = ({ scope, language, name }: TextScopeSummary): string =>
  scope === language ? languageName(language) : `${name.replace(/ \([^(]*\)$/, '')}, ${languageName(language)}`;

/** A language with how far it has come, drawn as a thread under its name. */
export function ScopeHead({ column, texts }: { column: TextScopeSummary; texts: Texts }) {
  const { scope, language, texts: had, gaps } = column;
  const total = had + gaps;
  const own = texts[scope];
  const done = own ? Object.values(own).filter((each) => ownText(each) !== undefined).length : had;
  const share = scope === language && total > 0 ? Math.min(1, done / total) : undefined;
  return (
    <th scope="col" className={styles.scope}>
      <strong>{scopeTitle(column)}</strong> <code>{scope}</code>
      <small>
        {scope === language
          ? text('texts.progress', { done: Math.min(done, total).toLocaleString('en'), total: total.toLocaleString('en') })
          : text('texts.own_count', { count: done })}
      </small>
      {share !== undefined && <span className={styles.thread} style={{ scale: `${share} 1` }} aria-hidden="true" />}
    </th>
  );
}
