import { changes } from '@selvedge/contract/studio/changes.ts';
import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { errorText } from '../../lib/error-text.ts';
import { paths } from '../../lib/router.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { formatMoment } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import styles from '../change/change.module.css';
import { ChangedValue } from '../change/changed-value.tsx';
import { fieldTitle } from '../field-title.ts';
import panel from './panel.module.css';

type Props = { product: StaffProduct; canWrite: boolean; onUndone: () => Promise<void> };

/** Who changed what, with the way back from each. */
export function HistoryPanel({ product: { id, history }, canWrite, onUndone }: Props) {
  const { call, notices } = useStudio();
  async function undo(setId: string): Promise<void> {
    const answer = await call(changes.undo, { params: { id: setId }, body: { products: [id] } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    const { kept = 0 } = answer.data.counts;
    notices.post(
      kept > 0 ? { kind: 'failed', text: text('products.undo_kept', { count: kept }) } : { kind: 'done', text: text('products.undone') },
    );
    await onUndone();
  }
  return (
    <section className={panel.panel} aria-label={text('products.history')}>
      <h2>{text('products.history')}</h2>
      {history.length === 0 && <p className={panel.quiet}>{text('products.history_none')}</p>}
      <ol className={styles.history}>
        {history.map(({ setId, at, who, field, before, after, state }) => (
          <li key={`${setId} ${field}`} data-item={state}>
            <p>
              <a href={paths.screen('products', 'changes', setId)}>{fieldTitle(field)}</a>{' '}
              <span className={panel.quiet}>
                {who}, {formatMoment(at)}
              </span>
            </p>
            <p>
              <ChangedValue field={field} value={before} /> → <ChangedValue field={field} value={after} />
            </p>
            {state === 'undone' ? (
              <span className={panel.quiet}>{text('products.item.undone')}</span>
            ) : (
              canWrite && (
                <button type="button" className={panel.plain} onClick={() => void undo(setId)}>
                  {text('studio.undo')}
                </button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
