import { ShopError } from '@selvedge/contract/error.ts';
import { unguardCell } from '@selvedge/domain/text/write-csv.ts';
import { type CsvRow, parseCsv } from '../../file/parse-csv.ts';
import { refuse } from '../../file/read-text.ts';
import type { TextFile, TextLine } from './text-line.ts';

/** Columns beside the languages, which a file of ours carries for whoever reads it. */
export const csvReference = { key: 'key', english: 'english', usedIn: 'used in' } as const;

/** A row per key, a column per language or market. A column that nobody knows refuses the file: a mistyped name would lose a language. */
export async function readTextCsv(text: AsyncIterable<string>): Promise<TextFile> {
  const lines: TextLine[] = [];
  let header: string[] | undefined;
  for await (const row of parseCsv(text)) {
    if (!header) header = readHeader(row);
    else lines.push(...readRow(row, header));
  }
  if (!header) throw refuse('validation.file_empty');
  return { scopes: header.filter(isScope), lines };
}

function readHeader({ fields }: CsvRow): string[] {
  if (fields[0]?.trimStart().startsWith('<') || fields[0]?.startsWith('PK')) throw refuse('studio.text_file_not_csv');
  const header = fields.map((field) => field.trim());
  const errors: Record<string, string[]> = {};
  for (const [index, name] of header.entries()) {
    const isKnown = isScope(name) || Object.values<string>(csvReference).includes(name);
    if (!isKnown) errors[name.slice(0, 80) || '(empty)'] = ['validation.unknown_column'];
    else if (header.indexOf(name) !== index) errors[name] = ['validation.repeated_column'];
  }
  if (!header.includes(csvReference.key)) errors[csvReference.key] = ['validation.missing_column'];
  if (!header.some(isScope)) errors.language = ['validation.missing_column'];
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_request', Object.fromEntries(Object.entries(errors).slice(0, 20)));
  return header;
}

function readRow({ fields, line }: CsvRow, header: readonly string[]): TextLine[] {
  const cell = (name: string) => unguardCell(fields[header.indexOf(name)] ?? '');
  const source = header.includes(csvReference.english) ? { source: cell(csvReference.english) } : {};
  return header.filter(isScope).map((scope) => ({ line, scope, key: cell(csvReference.key).trim(), text: cell(scope), ...source }));
}

const isScope = (name: string): boolean => /^[a-z]{2}(-[A-Z]{2})?$/.test(name);
