import { type ReactNode, useId } from 'react';
import { ProblemTie } from './use-field-ties.ts';
import styles from './with-problem.module.css';

/** What is wrong with the field inside, below it and tied to it; nothing where nothing is. */
export function WithProblem({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.checked}>
      <ProblemTie value={problem ? id : undefined}>{children}</ProblemTie>
      {problem && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
