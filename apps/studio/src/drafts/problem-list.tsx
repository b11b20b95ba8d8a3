import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { findText, text } from '../texts/text.ts';
import styles from './panel.module.css';

type Props = {
  title: string;
  problems: readonly PageProblem[];
  placeOf: (at: string) => string;
  goTo?: ((at: string) => void) | undefined;
};

/** Each place with what is wrong there; a place that can be shown is a way to it. */
export function ProblemList({ title, problems, placeOf, goTo }: Props) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={styles.problems}>
      <p>{title}</p>
      <ul>
        {problems.map(({ at, keys }) => (
          <li key={at}>
            {at && goTo && (
              <button type="button" onClick={() => goTo(at)}>
                {placeOf(at)}
              </button>
            )}
            {at && !goTo && placeOf(at)}
            {at && ': '}
            {keys.map((key) => findText(key) ?? text('error.invalid')).join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
