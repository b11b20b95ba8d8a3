import { type TextScopeSummary, translations } from '@selvedge/contract/studio/translations.ts';
import { foundAddress } from '../lib/found-address.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-details.module.css';
import { text } from '../texts/text.ts';
import { PlanText } from './plan-text.tsx';
import styles from './text-details.module.css';
import type { TextCell } from './text-rows.ts';

type Props = { textKey: string; column: TextScopeSummary; cell: TextCell };

/** What a text will say with a release, and the way into one. */
export function PlannedTexts({ textKey, column, cell }: Props) {
  const { call } = useStudio();
  const canPlan = useRight('content.publish');
  const { data, reload } = useLoad(textKey, () => call(translations.planned, { query: { key: textKey } }));
  const planned = (data ?? []).filter(({ scope }) => scope === cell.scope);
  if (!canPlan && planned.length === 0) return null;
  return (
    <section className={`${side.history} ${styles.history}`}>
      <h3>{text('texts.planned')}</h3>
      <ol>
        {planned.map(({ id, name, dueAt, text: words }) => (
          <li key={id}>
            <p lang={column.language} dir={column.direction}>
              {words ?? <em>{text('texts.nothing')}</em>}
            </p>
            <small>
              <a href={foundAddress({ kind: 'release', id })}>{name}</a>, {dueAt ? formatMoment(dueAt) : text('releases.undecided')}
            </small>
          </li>
        ))}
      </ol>
      {canPlan && (
        <details className={styles.plan}>
          <summary>{text('texts.plan')}</summary>
          <PlanText
            key={`${cell.scope} ${textKey} ${cell.written.version}`}
            textKey={textKey}
            column={column}
            initial={cell.shown}
            version={cell.written.version}
            onPlanned={reload}
          />
        </details>
      )}
    </section>
  );
}
