import type { Readable } from 'node:stream';
import type { ReadFile, ReadText, RefusedText } from '@selvedge/contract/studio/translations.ts';
import { checkText, sourceOf, type TextProblem } from '@selvedge/domain/translation/check-text.ts';
import { warnOfText } from '@selvedge/domain/translation/warn-of-text.ts';
import { readText, refuse } from '../../file/read-text.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { readTextCsv } from './read-text-csv.ts';
import { ownText, readWritten, type Written } from './read-written.ts';
import { shippedEnglish } from './shipped-texts.ts';
import type { TextLine } from './text-line.ts';
import { listScopes } from './text-scopes.ts';

/** Thirty languages of two thousand texts, with room to spare. */
const maxBytes = 16 * 1024 ** 2;
const mostLines = 200_000;
const mostRefused = 1000;

export type SentFile = { body: Readable; contentType: string; scope?: string | undefined };

/** Says what a translator's file would change, line by line. Changes nothing. */
export async function readTranslations(ctx: Ctx, { body, contentType, scope }: SentFile): Promise<ReadFile> {
  const format = contentType.startsWith('text/csv') ? 'csv' : 'xliff';
  // Not destroyed when it is refused: the refusal goes back over the same connection.
  const text = readText(body.iterator({ destroyOnReturn: false }), { maxBytes });
  const { scopes, lines } = format === 'csv' ? await readTextCsv(text) : await (await import('./read-xliff.ts')).readXliff(text, { scope });
  if (lines.length > mostLines) throw refuse('validation.file_too_large');
  const languages = new Map(listScopes(ctx.content).map((each) => [each.scope, each.language]));
  const unknown = scopes.find((each) => !languages.has(each));
  if (unknown !== undefined) throw refuse('studio.text_scope_unknown', unknown.slice(0, 40));
  const written = await readWritten(ctx.db, scopes);
  return { format, scopes, ...judge(lines, { written, languages }) };
}

type Known = { written: Written; languages: ReadonlyMap<string, string> };

function judge(lines: readonly TextLine[], { written, languages }: Known): Omit<ReadFile, 'format' | 'scopes'> {
  const english = shippedEnglish();
  const changes: ReadText[] = [];
  const refused: RefusedText[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  let empty = 0;
  for (const { line, scope, key, text, source } of lines) {
    if (text.trim() === '') {
      empty += 1;
      continue;
    }
    const language = languages.get(scope)!;
    const problems = checkText(english, { key, language, text });
    const errors = problems.map(({ code }) => `studio.text_${code}`);
    if (seen.has(`${scope} ${key}`)) errors.push('studio.text_twice');
    seen.add(`${scope} ${key}`);
    if (errors.length > 0) {
      const placeholders = problems.flatMap(namesIn);
      refused.push({ line, scope, key: key.slice(0, 200), text: text.slice(0, 400), errors, placeholders });
      continue;
    }
    const now = written.get(scope)?.get(key);
    const before = ownText(now) ?? null;
    if (before === text) {
      unchanged += 1;
      continue;
    }
    const original = sourceOf(english, key) ?? '';
    const warnings: string[] = warnOfText({ key, source: original, text, isEnglish: language === 'en' });
    if (source !== undefined && source !== original) warnings.push('source_changed');
    changes.push({ line, scope, key, text, basedOn: now?.version ?? 0, before, warnings });
  }
  return { changes, refused: refused.slice(0, mostRefused), refusedCount: refused.length, unchanged, empty };
}

/** The placeholders or plural forms that a problem is about. */
function namesIn(problem: TextProblem): string[] {
  if ('forms' in problem) return problem.forms;
  return 'placeholders' in problem ? problem.placeholders : [];
}
