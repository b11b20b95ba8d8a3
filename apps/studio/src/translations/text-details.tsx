import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import { type TextScopeSummary, type TextVersion, translations } from '@selvedge/contract/studio/translations.ts';
import { placeholdersOf } from '@selvedge/domain/translation/check-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-details.module.css';
import { text } from '../texts/text.ts';
import { PlannedTexts } from './planned-texts.tsx';
import { readableText } from './readable-text.ts';
import { scopeTitle } from './scope-head.tsx';
import { Suggestions } from './suggestions.tsx';
import styles from './text-details.module.css';
import { TextPicture } from './text-picture.tsx';
import type { TextRow } from './text-rows.ts';
import { UnsavedText } from './unsaved-text.tsx';
import { cellId, type TextStore } from './use-texts.ts';

type Props = {
  row: TextRow;
  columns: readonly TextScopeSummary[];
  /** The column that is looked at; before the first it is the key itself. */
  at: number;
  store: TextStore;
  canWrite: boolean;
};

/** About one key: where it stands, what fills it, what it said before and who wrote it. */
export function TextDetails({ row, columns, at, store, canWrite }: Props) {
  const column = columns[at];
  const cell = row.cells[at];
  const unsaved = cell && store.unsaved[cellId(cell.scope, row.key)];
  const placeholders = placeholdersOf(row.source);
  return (
    <aside className={`${side.details} ${styles.details}`} aria-label={text('texts.details')}>
      <h2>{row.key}</h2>
      <dl>
        <dt>{text('texts.english')}</dt>
        <dd>{readableText(row.source)}</dd>
        {placeholders.length > 0 && (
          <>
            <dt>{text('texts.placeholders')}</dt>
            <dd>
              {placeholders.map((each) => (
                <code key={each}>{each} </code>
              ))}
            </dd>
          </>
        )}
        <dt>{text('texts.used_in')}</dt>
        <dd>
          {row.use.picture && <TextPicture picture={row.use.picture} />}
          {row.use.pages.map((page) => (
            <UsedPage key={page} page={page} market={column?.markets[0]} />
          ))}
          <ul>
            {row.use.files.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      {cell && column && unsaved && (
        <UnsavedText key={cellId(cell.scope, row.key)} place={{ scope: cell.scope, key: row.key }} {...{ column, unsaved, store }} />
      )}
      {cell && column && canWrite && column.language !== 'en' && (
        <Suggestions
          key={`${cell.scope} ${row.key}`}
          textKey={row.key}
          column={column}
          onUse={(words) => void store.write({ scope: cell.scope, key: row.key, text: words, basedOn: cell.written.version })}
        />
      )}
      {cell && column && <PlannedTexts textKey={row.key} column={column} cell={cell} />}
      {cell && column && (
        <History
          row={row}
          column={column}
          version={cell.written.version}
          onRestore={
            canWrite
              ? ({ text: words }) =>
                  void store.write({ scope: cell.scope, key: row.key, text: words, basedOn: cell.written.version }, 'restore')
              : undefined
          }
        />
      )}
    </aside>
  );
}

/** A page that needs nothing but its address can be opened, in a market that speaks the language. */
function UsedPage({ page, market }: { page: string; market: string | undefined }) {
  const title = page === '*' ? text('texts.every_page') : text('texts.page', { page: page.replaceAll('-', ' ') });
  const alias = `${page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;
  const path = Object.hasOwn(pages, alias) ? pages[alias as PageAlias].paths.find((each) => !each.includes(':')) : undefined;
  if (path === undefined || !market) return <span className={styles.page}>{title}</span>;
  return (
    <a className={styles.page} href={`/${market}${path}`} target="_blank" rel="noreferrer">
      {title} <span aria-hidden="true">↗</span>
    </a>
  );
}

type HistoryProps = {
  row: TextRow;
  column: TextScopeSummary;
  /** A new one is the reason to read again. */
  version: number;
  onRestore: ((version: TextVersion) => void) | undefined;
};

function History({ row, column, version, onRestore }: HistoryProps) {
  const { call } = useStudio();
  // Who walks through the table with the arrows asks for nothing on the way.
  const asked = useDebounced(`${row.key} ${column.scope} ${version}`, 250);
  const isHere = asked === `${row.key} ${column.scope} ${version}`;
  const { data } = useLoad(`history ${asked}`, () => {
    const [key = '', scope = ''] = asked.split(' ');
    return call(translations.history, { query: { key, scope } });
  });
  const versions = isHere ? data : undefined;
  return (
    <section className={`${side.history} ${styles.history}`}>
      <h3>{text('texts.history', { language: scopeTitle(column) })}</h3>
      {versions?.length === 0 && <p>{text('texts.no_history')}</p>}
      <ol>
        {versions?.map((each, index) => (
          <li key={each.number}>
            <p lang={column.language} dir={column.direction}>
              {each.text === null ? <em>{text('texts.nothing')}</em> : readableText(each.text)}
            </p>
            <small>
              {each.who}, <time dateTime={each.at}>{formatMoment(each.at)}</time>
              {each.source !== 'edit' && `, ${text(`texts.source.${each.source}`)}`}
            </small>
            {onRestore && index > 0 && (
              <button type="button" onClick={() => onRestore(each)}>
                {text('texts.restore')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
