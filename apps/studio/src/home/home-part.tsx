import { formatNearMoment } from '@selvedge/domain/date/format-near-moment.ts';
import { type ReactNode, useId } from 'react';
import { text } from '../texts/text.ts';
import styles from './home.module.css';

type Props = {
  name: 'broken' | 'waiting' | 'others' | 'coming' | 'changes';
  title: string;
  count?: number;
  none: string;
  more?: { href: string; label: string } | undefined;
  children?: ReactNode;
};

/** A heading, its lines, or the sentence that there are none. */
export function HomePart({ name, title, count = 0, none, more, children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} data-part={name} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {count > 0 && <span>{count}</span>}
        {more && <a href={more.href}>{more.label}</a>}
      </div>
      {count === 0 ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}

type Line = { href?: string | undefined; title: string; note: ReactNode; when?: string | undefined; tone?: 'broken' };

export function HomeLine({ href, title, note, when, tone }: Line) {
  return (
    <li className={styles.line} data-tone={tone}>
      <div>
        {href ? <a href={href}>{title}</a> : <span>{title}</span>}
        {note && <p>{note}</p>}
      </div>
      {when && <time dateTime={when}>{formatNearMoment(new Date(when), { now: new Date(), locale: 'en-GB' })}</time>}
    </li>
  );
}

/** `*` is every market. */
export function marketName(market: string): string {
  return market === '*' ? text('home.every_market') : market;
}
