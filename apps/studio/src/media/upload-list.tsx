import { useSyncExternalStore } from 'react';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import styles from './media.module.css';
import parts from './upload-list.module.css';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** How far each file is, and what became of it. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const isOver = uploads.every(({ state }) => state === 'done' || state === 'failed');
  return (
    <section className={parts.queue} aria-label={text('media.queue')}>
      <header>
        <p role="status">{text('media.queue_done', { done, all: uploads.length })}</p>
        {isOver && (
          <button type="button" onClick={() => queue.clear()}>
            {text('media.queue_close')}
          </button>
        )}
      </header>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} data-state={upload.state}>
            <span>{upload.file.name}</span>
            <State upload={upload} onRetry={() => queue.retry(upload.id)} />
            {upload.state === 'sending' && <progress max={1} value={upload.part} aria-label={upload.file.name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ upload: { state, part, problem, answer, isRefused }, onRetry }: { upload: Upload; onRetry: () => void }) {
  if (state === 'failed') {
    return (
      <span className={styles.problem}>
        {problem}{' '}
        {!isRefused && (
          <button type="button" onClick={onRetry}>
            {text('media.retry')}
          </button>
        )}
      </span>
    );
  }
  if (answer) {
    const said = answer.isKnown ? text('media.state.known', { name: answer.name }) : text('media.state.done');
    return (
      <span>
        <a href={paths.screen('media', answer.key)}>{said}</a>
        {answer.similar.map(({ key, name }) => (
          <a key={key} href={paths.screen('media', key)} className={styles.warning}>
            {text('media.looks_like', { name })}
          </a>
        ))}
      </span>
    );
  }
  if (state === 'waiting') return <span>{text('media.state.waiting')}</span>;
  return <span>{part < 1 ? text('media.state.sending', { percent: Math.round(part * 100) }) : text('media.state.reading')}</span>;
}
