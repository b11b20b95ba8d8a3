import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type TextChange, type TextSource, translations, type WrittenText } from '@selvedge/contract/studio/translations.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import type { Texts } from './text-rows.ts';

/** What was typed and is not stored, with the reason. `met`: somebody else wrote it meanwhile, and this is what both began with. */
export type Unsaved = { text: string | null; reason: string; met?: { base: string | null } };
export type CellStates<T> = Readonly<Record<string, T>>;

export const cellId = (scope: string, key: string): string => `${scope} ${key}`;

export type TextStore = {
  texts: Texts;
  isLoading: boolean;
  error: ReturnType<typeof useLoad>['error'];
  reload(): void;
  /** Typed, and on its way. */
  pending: CellStates<string | null>;
  unsaved: CellStates<Unsaved>;
  keepUnsaved(change: Pick<TextChange, 'scope' | 'key'>, unsaved: Unsaved | undefined): void;
  write(change: TextChange, source?: TextSource): Promise<boolean>;
  /** A text as it is now, whoever wrote it last. */
  readAgain(place: Pick<TextChange, 'scope' | 'key'>): Promise<Attempt<WrittenText>>;
  /** Takes up what the shop has answered to a batch. */
  accept(saved: readonly Saved[]): void;
};

export type Saved = { scope: string; key: string; text: string | null; version: number; at: string; who: string };

/** The texts of the chosen columns: shown as typed at once, stored one after the other, with a way back from each. */
export function useTexts(scopes: readonly string[]): TextStore {
  const { call, notices } = useStudio();
  const list = scopes.join(',');
  const { data, error, isLoading, reload } = useLoad(`texts ${list}`, () => call(translations.texts, { query: { scopes: list } }));
  const [texts, setTexts] = useState<Texts>({});
  const [pending, setPending] = useState<CellStates<string | null>>({});
  const [unsaved, setUnsaved] = useState<CellStates<Unsaved>>({});
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The versions that this screen made itself: a second change of a text builds on the first, not on what was there before. */
  const made = useRef(new Map<string, number>());

  useEffect(() => {
    if (data) setTexts((before) => ({ ...before, ...Object.fromEntries(data.map((each) => [each.scope, each.texts])) }));
  }, [data]);

  const hasUnsaved = Object.keys(unsaved).length > 0;
  useEffect(() => guardLeaving(() => !hasUnsaved || confirm(text('texts.leave'))), [hasUnsaved]);

  const accept = useCallback((saved: readonly Saved[]) => {
    setTexts((before) => {
      const next: Record<string, Record<string, WrittenText>> = { ...before };
      for (const { scope, key, ...written } of saved) {
        made.current.set(cellId(scope, key), written.version);
        const shipped = next[scope]?.[key]?.shipped;
        next[scope] = { ...next[scope], [key]: { ...written, ...(shipped !== undefined && { shipped }) } };
      }
      return next;
    });
  }, []);

  const keepUnsaved = useCallback<TextStore['keepUnsaved']>(({ scope, key }, kept) => {
    setUnsaved((before) => withCell(before, cellId(scope, key), kept));
  }, []);

  async function send({ scope, key, text: wanted, basedOn: seen }: TextChange, source: TextSource): Promise<boolean> {
    const id = cellId(scope, key);
    const basedOn = Math.max(seen, made.current.get(id) ?? 0);
    const before = latest.current[scope]?.[key]?.text ?? null;
    const answer = await call(translations.save, { body: { changes: [{ scope, key, text: wanted, basedOn }], source } });
    setPending((all) => withCell(all, id, undefined));
    if (answer.hasError) {
      const isMet = answer.error.status === 409;
      keepUnsaved({ scope, key }, { text: wanted, reason: errorText(answer.error), ...(isMet && { met: { base: before } }) });
      notices.post({ kind: 'failed', text: `${text('texts.not_saved', { key, scope })} ${errorText(answer.error)}` });
      return false;
    }
    accept(answer.data);
    keepUnsaved({ scope, key }, undefined);
    const version = answer.data[0]?.version ?? basedOn;
    if (version === basedOn) return true;
    const undo = () => void write({ scope, key, text: before, basedOn: version }, 'undo');
    const done = source === 'undo' ? 'texts.undone' : wanted === null ? 'texts.taken_back' : 'texts.saved';
    notices.post({ kind: 'done', text: text(done, { key, scope }), ...(source !== 'undo' && { undo }) });
    return true;
  }

  const readAgain = useCallback<TextStore['readAgain']>(
    async ({ scope, key }) => {
      const answer = await call(translations.texts, { query: { scopes: scope } });
      if (answer.hasError) return answer;
      setTexts((before) => ({ ...before, [scope]: answer.data[0]?.texts ?? {} }));
      return { ...answer, data: answer.data[0]?.texts[key] ?? { text: null, version: 0 } };
    },
    [call],
  );

  function write(change: TextChange, source: TextSource = 'edit'): Promise<boolean> {
    setPending((all) => withCell(all, cellId(change.scope, change.key), change.text));
    const done = queue.current.then(() => send(change, source));
    queue.current = done;
    return done;
  }

  const latest = useRef(texts);
  latest.current = texts;
  return {
    texts,
    isLoading: isLoading && !scopes.every((scope) => texts[scope]),
    error,
    reload,
    pending,
    unsaved,
    keepUnsaved,
    write,
    readAgain,
    accept,
  };
}

function withCell<T>(states: CellStates<T>, id: string, state: T | undefined): CellStates<T> {
  const { [id]: _, ...rest } = states;
  return state === undefined ? rest : { ...rest, [id]: state };
}
