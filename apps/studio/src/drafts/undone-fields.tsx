import type { OverlapField } from '@selvedge/contract/studio/page-edit.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { excerptBoth } from './excerpt-both.ts';
import styles from './undone-fields.module.css';
import { wordsOfValue } from './words-of-value.ts';

type Props = { fields: readonly OverlapField[]; placeOf: (at: string) => string };

/** What a plan would undo, field by field: what was published since and by whom, and what it will be instead. */
export function UndoneFields({ fields, placeOf }: Props) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ at, planned, live, who, changedAt }) => {
        const isOrder = at.endsWith('.order');
        const [is, willBe] = excerptBoth(wordsOfValue(live), wordsOfValue(planned));
        const published = text('editor.published_by', { who: who || text('editor.a_colleague'), when: formatMoment(changedAt) });
        return (
          <li key={at}>
            {at && <p>{placeOf(at)}</p>}
            <dl>
              <dt>{text('editor.now')}</dt>
              <dd>
                {!isOrder && <span dir="auto">{is}</span>} <small>{published}</small>
              </dd>
              <dt>{text('editor.will_be_again')}</dt>
              <dd dir="auto">{isOrder ? text('editor.another_order') : willBe}</dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
