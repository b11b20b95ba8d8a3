import { type Difference, findDifferences } from '@selvedge/domain/versions/find-differences.ts';
import { text } from '../texts/text.ts';
import { excerptBoth } from './excerpt-both.ts';
import styles from './panel.module.css';
import { wordsOfValue } from './words-of-value.ts';

const most = 60;

type Compared = { before: unknown; after: unknown } | { differences: readonly Difference[] };
type Props = Compared & { names: { before: string; after: string }; placeOf: (at: string) => string };

/** What differs between two contents, place by place. */
export function DifferenceList({ names, placeOf, ...compared }: Props) {
  const found = 'differences' in compared ? compared.differences : findDifferences(compared.before, compared.after);
  const differences = found.filter(({ at }) => !at.startsWith('_meta'));
  if (differences.length === 0) return <p>{text('editor.no_difference')}</p>;
  return (
    <ul className={styles.differences}>
      {differences.slice(0, most).map((difference) => (
        <li key={difference.at}>
          <p>{placeOf(difference.at)}</p>
          {/* Ids in another order say nothing to anybody. */}
          {!difference.at.endsWith('.order') && <BothValues difference={difference} names={names} />}
        </li>
      ))}
      {differences.length > most && <li>{text('editor.more_differences', { count: differences.length - most })}</li>}
    </ul>
  );
}

function BothValues({ difference, names }: { difference: Difference } & Pick<Props, 'names'>) {
  const [was, is] = excerptBoth(wordsOfValue(difference.before), wordsOfValue(difference.after));
  return (
    <>
      <del>
        <span className={styles.hidden}>{names.before}: </span>
        {was}
      </del>
      <ins>
        <span className={styles.hidden}>{names.after}: </span>
        {is}
      </ins>
    </>
  );
}
