import type { ReactNode } from 'react';
import { DrawnThread } from './drawn-thread.tsx';
import styles from './notice.module.css';

type NoticeProps = { title: string; text: string; mark?: string; thread?: 'loose' | 'sewn' | undefined; children?: ReactNode };

/** A page with one thing to say: large, at the foot of its room, with a way on. */
export function Notice({ title, text, mark, thread, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {thread && (
        <div className={styles.thread}>
          <DrawnThread kind={thread} />
        </div>
      )}
      {mark && (
        <p className={styles.mark} aria-hidden="true">
          {mark}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.side}>
        <p className={styles.text}>{text}</p>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </section>
  );
}
