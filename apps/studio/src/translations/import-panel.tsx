import type { TextBook } from '@selvedge/contract/studio/translations.ts';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { text } from '../texts/text.ts';
import styles from './import-panel.module.css';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';
import type { TextStore } from './use-texts.ts';

type Props = { book: TextBook; store: Pick<TextStore, 'accept'>; onClose: () => void; onDone: () => void };
/** A translator's file: read, shown as what it would change, and only then written; with a way back from all of it. */
export function ImportPanel({ book, store, onClose, onDone }: Props) {
  const { file, read, refusal, setRefusal, done, setDone, open, apply } = useImport({ store, onClose, onDone });
  const drop = useFileDrop((files) => void open(files[0]));
  return (
    <section className={styles.panel} aria-label={text('texts.import')}>
      <header>
        <h2>{text('texts.import')}</h2>
        <button type="button" onClick={onClose}>
          {text('studio.close')}
        </button>
      </header>
      <label className={styles.drop} {...drop}>
        <span>{file ? file.name : text('texts.choose_file')}</span>
        <small>{text('texts.choose_hint')}</small>
        <input type="file" accept=".csv,.tsv,.txt,.xlf,.xliff,.xml,.gz" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {file && !read && !refusal && <p aria-live="polite">{text('texts.reading')}</p>}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {read && (
        <ImportPreview
          key={`${file?.name} ${read.scopes}`}
          book={book}
          read={read}
          progress={done}
          onScope={(scope) => void open(file, scope)}
          onApply={(changes) => void apply(changes)}
          title={file?.name ?? text('texts.import')}
          onPart={setDone}
          onPlanned={onClose}
          onProblem={(problem) => {
            setDone(undefined);
            setRefusal(problem || undefined);
          }}
        />
      )}
      {done && <Progress {...done} />}
    </section>
  );
}

function Progress({ count, of }: { count: number; of: number }) {
  return (
    <p className={styles.progress} role="status">
      {text('texts.importing', { count, of })} <progress value={count} max={of} />
    </p>
  );
}
