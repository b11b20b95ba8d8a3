import type { SegmentFilter } from '@selvedge/contract/mailing.ts';
import { staffMailings } from '@selvedge/contract/studio/mailings.ts';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './mailings.module.css';

/** How many members that are, asked when the typing pauses. */
export function SegmentCounter({ filter }: { filter: SegmentFilter }) {
  const { call } = useStudio();
  const asked = useDebounced(JSON.stringify(filter), 300);
  const { data, error } = useLoad(`count ${asked}`, () => call(staffMailings.countSegment, { body: JSON.parse(asked) }));
  return (
    <p className={styles.count} role="status">
      {data && (
        <>
          <strong>{text('mailings.members', { count: data.members })}</strong> {text('mailings.reachable', { count: data.reachable })}
        </>
      )}
      {error && errorText(error)}
      {!data && !error && text('mailings.counting')}
    </p>
  );
}
