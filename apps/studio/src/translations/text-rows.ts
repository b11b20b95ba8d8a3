import type { ScopeTexts, TextBook, TextScopeSummary, TextUse, WrittenText } from '@selvedge/contract/studio/translations.ts';
import { sourceOf } from '@selvedge/domain/translation/check-text.ts';
import { type TextWarning, warnOfText } from '@selvedge/domain/translation/warn-of-text.ts';
import { fold } from '../lists/filter-markets.ts';

/**
 * own: written here or shipped. gap: falls back to English. inherited: a market that says what its language says.
 * reading: on its way; who called it a gap would have it written twice.
 */
export type CellState = 'own' | 'gap' | 'inherited' | 'reading';

export type TextCell = {
  scope: string;
  state: CellState;
  /** What shoppers read. */
  shown: string;
  written: WrittenText;
  warnings: TextWarning[];
};

export type TextRow = { key: string; source: string; use: TextUse; cells: TextCell[] };

export type Texts = Readonly<Record<string, ScopeTexts['texts']>>;
export type Show = 'all' | 'gaps' | 'changed' | 'warnings';
export type TextFilter = { query: string; area: string; show: Show };

const nothing: WrittenText = { text: null, version: 0 };
const nowhere: TextUse = { files: [], pages: [] };

/** A row per key, also of those that each language says in forms of its own. */
export function textRows({ english, uses }: TextBook, columns: readonly TextScopeSummary[], texts: Texts): TextRow[] {
  const keys = Object.keys(english).sort((a, b) => (a < b ? -1 : 1));
  return keys.map((key) => {
    const source = sourceOf(english, key) ?? '';
    const cells = columns.map((column): TextCell => cellOf({ key, source, column, texts }));
    return { key, source, use: uses[key] ?? nowhere, cells };
  });
}

type Wanted = { key: string; source: string; column: TextScopeSummary; texts: Texts };

function cellOf({ key, source, column: { scope, language }, texts }: Wanted): TextCell {
  const written = texts[scope]?.[key] ?? nothing;
  const own = ownText(written);
  if (!texts[scope]) return { scope, written, state: 'reading', shown: '', warnings: [] };
  const english = ownText(texts.en?.[key]) ?? source;
  const ofLanguage = scope === language ? undefined : ownText(texts[language]?.[key]);
  const state = own !== undefined ? 'own' : scope === language ? 'gap' : 'inherited';
  const warnings = own === undefined ? [] : warnOfText({ key, source, text: own, isEnglish: language === 'en' });
  return { scope, written, state, shown: own ?? ofLanguage ?? english, warnings };
}

export function ownText(written: WrittenText | undefined): string | undefined {
  return written?.text ?? written?.shipped;
}

/** Rows in which every typed word is found in the key, a text or a place. */
export function filterRows(rows: readonly TextRow[], { query, area, show }: TextFilter): TextRow[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (area && areaOf(row.key) !== area) return false;
    if (show === 'gaps' && !row.cells.some(({ state }) => state === 'gap')) return false;
    if (show === 'changed' && !row.cells.some(({ written }) => written.text !== null)) return false;
    if (show === 'warnings' && !row.cells.some(({ warnings }) => warnings.length > 0)) return false;
    if (words.length === 0) return true;
    const haystack = fold([row.key, row.source, ...row.use.files, ...row.use.pages, ...row.cells.map(({ shown }) => shown)].join(' '));
    return words.every((word) => haystack.includes(word));
  });
}

export const areaOf = (key: string): string => key.split('.', 1)[0]!;
