import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { text } from '../texts/text.ts';
import { CellEditor } from './cell-editor.tsx';
import { readableText } from './readable-text.ts';
import styles from './text-grid.module.css';
import type { TextCell, TextRow } from './text-rows.ts';
import { cellId, type TextStore } from './use-texts.ts';

type Props = {
  row: TextRow;
  index: number;
  top: number;
  columns: readonly TextScopeSummary[];
  store: Pick<TextStore, 'pending' | 'unsaved'>;
  /** The column that has the focus of the grid. */
  active: number | undefined;
  /** The column that is being written. */
  edited: number | undefined;
  onPlace: (column: number) => void;
  onEdit: (column: number) => void;
  onFinish: (typed: string, then: 'down' | 'right' | 'stay') => boolean;
  onCancel: () => void;
};

export function TextGridRow({ row, index, top, columns, store, active, edited, onPlace, onEdit, onFinish, onCancel }: Props) {
  const stop = (column: number) => ({
    'data-place': `${index}-${column}`,
    tabIndex: active === column ? 0 : -1,
    'aria-colindex': column + 1,
    onClick: () => edited !== column && onPlace(column),
  });
  const place = row.use.files.find((file) => file.startsWith('storefront/')) ?? row.use.files[0] ?? row.use.pages[0];
  return (
    <tr className={styles.row} aria-rowindex={index + 2} style={{ insetBlockStart: top }} data-active={active !== undefined || undefined}>
      <th scope="row" className={styles.key} {...stop(0)}>
        <span>{row.key}</span>
        {place && <small>{place}</small>}
      </th>
      {row.cells.map((cell, at) => {
        const column = columns[at]!;
        const id = cellId(cell.scope, row.key);
        const typed = store.pending[id] ?? undefined;
        const unsaved = store.unsaved[id];
        const isEdited = edited === at + 1;
        return (
          <td
            key={cell.scope}
            className={styles.cell}
            data-state={cell.state}
            data-own={cell.written.text !== null || undefined}
            data-unsaved={unsaved !== undefined || undefined}
            data-warns={cell.warnings.length > 0 || undefined}
            {...stop(at + 1)}
            onDoubleClick={() => onEdit(at + 1)}
          >
            {isEdited ? (
              <CellEditor
                textKey={row.key}
                source={row.source}
                column={column}
                initial={unsaved?.text ?? (cell.state === 'own' ? cell.shown : '')}
                onFinish={onFinish}
                onCancel={onCancel}
              />
            ) : (
              <>
                <span lang={cell.state === 'gap' ? 'en' : column.language} dir={cell.state === 'gap' ? 'ltr' : column.direction}>
                  {readableText(unsaved?.text ?? typed ?? cell.shown)}
                </span>
                <CellNote
                  cell={cell}
                  isPending={id in store.pending}
                  isUnsaved={unsaved !== undefined}
                  hasOther={unsaved?.met !== undefined}
                />
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

type Note = { cell: TextCell; isPending: boolean; isUnsaved: boolean; hasOther: boolean };

function CellNote({ cell: { state, warnings }, isPending, isUnsaved, hasOther }: Note) {
  if (isUnsaved) return <em data-note="unsaved">{text(hasOther ? 'texts.conflict' : 'texts.unsaved')}</em>;
  if (isPending) return <em>{text('texts.saving')}</em>;
  if (state === 'reading') return <em aria-hidden="true">…</em>;
  if (state === 'gap' || state === 'inherited') return <em>{text(`texts.state.${state}`)}</em>;
  return warnings[0] ? <em data-note="warning">{text(`texts.warning.${warnings[0]}`)}</em> : null;
}
