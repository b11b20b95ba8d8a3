import { type ReadFile, translations } from '@selvedge/contract/studio/translations.ts';
import { useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { fileRefusal, readFile } from './read-file.ts';
import type { Saved, TextStore } from './use-texts.ts';

type Options = { store: Pick<TextStore, 'accept'>; onClose: () => void; onDone: () => void };
type Change =
  | Pick<ReadFile['changes'][number], 'scope' | 'key' | 'text' | 'basedOn'>
  | { scope: string; key: string; text: null; basedOn: number };

const batch = 200;

/** A translator's file on its way into the shop: read, sent in parts, and taken back as one. */
export function useImport({ store, onClose, onDone }: Options) {
  const { call, notices } = useStudio();
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<ReadFile>();
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<{ count: number; of: number }>();
  const turn = useRef(0);

  async function open(next: File | undefined, scope?: string): Promise<void> {
    if (!next) return;
    turn.current += 1;
    const mine = turn.current;
    setFile(next);
    setRead(undefined);
    setRefusal(undefined);
    const answer = await readFile(next, scope);
    // Another file was chosen while this one was read.
    if (mine !== turn.current) return;
    if (answer.hasError) setRefusal(fileRefusal(answer));
    else setRead(answer.data);
  }

  /** Batches, so that a language of two thousand texts shows how far it has come. */
  async function send(changes: readonly Change[], source: 'import' | 'undo'): Promise<Saved[] | undefined> {
    const saved: Saved[] = [];
    for (let at = 0; at < changes.length; at += batch) {
      setDone({ count: at, of: changes.length });
      const part = changes.slice(at, at + batch).map(({ scope, key, text: words, basedOn }) => ({ scope, key, text: words, basedOn }));
      const answer = await call(translations.save, { body: { changes: part, source } });
      if (answer.hasError) {
        setRefusal(text('texts.import_stopped', { count: saved.length, reason: errorText(answer.error) }));
        break;
      }
      store.accept(answer.data);
      saved.push(...answer.data);
    }
    setDone(undefined);
    return saved.length > 0 ? saved : undefined;
  }

  async function apply(changes: ReadFile['changes']): Promise<void> {
    const saved = await send(changes, 'import');
    onDone();
    if (!saved) return;
    const before = new Map(changes.map((change) => [`${change.scope} ${change.key}`, change.before]));
    const undo = async () => {
      await send(
        saved.map(({ scope, key, version }) => ({ scope, key, text: before.get(`${scope} ${key}`) ?? null, basedOn: version })),
        'undo',
      );
      notices.post({ kind: 'done', text: text('texts.import_undone', { count: saved.length }) });
      onDone();
    };
    notices.post({ kind: 'done', text: text('texts.imported', { count: saved.length }), undo: () => void undo() });
    if (saved.length === changes.length) onClose();
    else if (file) void open(file);
  }

  return { file, read, refusal, setRefusal, done, setDone, open, apply };
}
