import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Notice } from '../lib/create-notice-board.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { Keys } from './keys.tsx';
import styles from './notices.module.css';

const shownFor = 15_000;

/** What just happened, with its way back. Stays while the pointer or the focus is on it. */
export function Notices() {
  const { notices } = useStudio();
  const list = useSyncExternalStore(notices.subscribe, notices.read);
  const latest = list.findLast(({ undo }) => undo)?.id;
  return (
    <section className={styles.notices} aria-label={text('studio.notices')} aria-live="polite" data-tone="ink">
      {list.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} hasKey={notice.id === latest} />
      ))}
    </section>
  );
}

function NoticeRow({ notice, hasKey }: { notice: Notice; hasKey: boolean }) {
  const { notices } = useStudio();
  const [isHeld, setHeld] = useState(false);
  const { id, kind } = notice;
  useEffect(() => {
    if (isHeld || kind === 'failed') return;
    const timer = setTimeout(() => notices.remove(id), shownFor);
    return () => clearTimeout(timer);
  }, [isHeld, kind, id, notices]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits for whoever reads it
    <div className={styles.notice} data-kind={kind} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <p>{notice.text}</p>
      {notice.undo && (
        <button
          type="button"
          onClick={() => {
            notices.remove(id);
            notice.undo?.();
          }}
        >
          {text('studio.undo')}
          {hasKey && <Keys of="undo" />}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={text('studio.dismiss')} onClick={() => notices.remove(id)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
