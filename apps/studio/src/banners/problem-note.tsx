import fields from '../editor/fields/fields.module.css';

/** What is wrong with the field above it; the line is always there, so that its words are heard when they come. */
export function ProblemNote({ problem }: { problem: string | undefined }) {
  return (
    <p role="status" className={`${fields.hint} ${fields.problem}`}>
      {problem}
    </p>
  );
}
