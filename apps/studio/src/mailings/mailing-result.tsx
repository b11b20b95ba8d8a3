import type { MailingFigures } from '@selvedge/contract/studio/mailings.ts';
import { text } from '../texts/text.ts';
import styles from './mailings.module.css';

const names = ['waiting', 'sent', 'skipped', 'opened', 'clicked'] as const;

export function MailingResult({ figures }: { figures: MailingFigures }) {
  return (
    <>
      <dl className={styles.figures} aria-label={text('mailings.result')}>
        {names.map((name) => (
          <div key={name}>
            <dt>{text(`mailings.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{text('mailings.counted_note', { count: figures.counted })}</p>
    </>
  );
}
