import type { TextBook, TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { problemText } from './text-problem.ts';
import { ownText, type TextCell, type TextRow } from './text-rows.ts';
import type { TextStore } from './use-texts.ts';

type Options = { book: TextBook; columns: readonly TextScopeSummary[]; store: TextStore };

/** What was typed into a cell: written, taken back, or kept beside the reason why it can't be. Answers whether it was taken. */
export function textWriter({ book, columns, store }: Options) {
  return function write(at: TextRow, { scope, written }: TextCell, typed: string): boolean {
    const { key } = at;
    const change = { scope, key, basedOn: written.version };
    const own = ownText(written);
    if (typed.trim() === '') {
      if (written.text !== null) void store.write({ ...change, text: null });
      store.keepUnsaved(change, undefined);
      return true;
    }
    if (typed === own) {
      store.keepUnsaved(change, undefined);
      return true;
    }
    const language = columns.find((each) => each.scope === scope)?.language ?? 'en';
    const [problem] = checkText(book.english, { key, language, text: typed });
    if (problem) {
      store.keepUnsaved(change, { text: typed, reason: problemText(problem) });
      return false;
    }
    void store.write({ ...change, text: typed });
    return true;
  };
}
