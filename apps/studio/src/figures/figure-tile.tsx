import type { ReactNode } from 'react';
import { text } from '../texts/text.ts';
import styles from './figures.module.css';
import { writeChange } from './write-figure.ts';

type Against = { how: 'week' | 'year' | 'before'; value: number | undefined };
type Props = {
  title: string;
  value: number | undefined;
  write: (value: number) => string;
  against: readonly Against[];
  /** More of it is worse, as of returns. */
  isBadWhenMore?: boolean;
  note?: ReactNode;
};

/** One number that is read at a glance, and whether it is more or less than it was: said in words and signs, coloured besides. */
export function FigureTile({ title, value, write, against, isBadWhenMore = false, note }: Props) {
  return (
    <div className={styles.tile}>
      <dt>{title}</dt>
      <dd>
        <strong>{value === undefined ? '–' : write(value)}</strong>
        {against.map(({ how, value: before }) => (
          <Change key={how} how={how} now={value} before={before} isBadWhenMore={isBadWhenMore} />
        ))}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

type ChangeProps = { how: Against['how']; now: number | undefined; before: number | undefined; isBadWhenMore: boolean };

function Change({ how, now, before, isBadWhenMore }: ChangeProps) {
  const against = text(`figures.against_${how}`);
  const change = now === undefined ? undefined : writeChange(now, before);
  if (change === undefined || now === undefined || before === undefined)
    return <small className={styles.quiet}>{text('figures.no_comparison', { against })}</small>;
  const isMore = now > before;
  const tone = now === before ? undefined : isMore !== isBadWhenMore ? 'good' : 'bad';
  return (
    <small>
      <b data-tone={tone}>{change}</b> {against}
    </small>
  );
}
