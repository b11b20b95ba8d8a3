import { refuse } from './read-text.ts';

export type CsvRow = {
  line: number;
  lines: number;
  fields: string[];
  /** Something stands between a closing quote and the next delimiter: what was meant is anybody's guess. */
  hasStrayText: boolean;
};

const longestRow = 1024 * 1024;

/**
 * RFC 4180, a chunk at a time: quotes may hold delimiters, line breaks and doubled quotes. The delimiter is the one that
 * the header uses most of comma, semicolon and tab.
 */
export async function* parseCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let delimiter: string | undefined;
  let line = 1;
  let rest = '';
  function* rows(isLast: boolean): Generator<CsvRow> {
    let start = 0;
    for (;;) {
      if (delimiter === undefined && !isLast && !rest.includes('\n')) break;
      delimiter ??= delimiterOf(rest);
      const found = start < rest.length ? readRow(rest, { start, delimiter, isLast }) : undefined;
      if (!found) break;
      const lines = 1 + count(rest.slice(start, found.end - 1), '\n');
      if (found.fields.length > 1 || found.fields[0] !== '') yield { line, lines, fields: found.fields, hasStrayText: found.hasStrayText };
      line += lines;
      start = found.end;
    }
    rest = rest.slice(start);
    // One quote that is never closed would otherwise swallow the rest of the file.
    if (rest.length > longestRow || (isLast && rest !== '')) throw refuse('validation.unclosed_quote', `line ${line}`);
  }
  for await (const chunk of text) {
    rest += chunk;
    yield* rows(false);
  }
  yield* rows(true);
}

type Found = { fields: string[]; hasStrayText: boolean; end: number };

/** Undefined when the row goes on in the next chunk. */
function readRow(text: string, { start, delimiter, isLast }: { start: number; delimiter: string; isLast: boolean }): Found | undefined {
  const fields: string[] = [];
  let hasStrayText = false;
  let newline = text.indexOf('\n', start);
  for (let at = start; ; ) {
    let content: string | undefined;
    if (text[at] === '"') {
      const close = closingQuote(text, at);
      if (close < 0 || (close === text.length - 1 && !isLast)) return undefined;
      content = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
      if (newline >= 0 && newline < at) newline = text.indexOf('\n', at);
    }
    if (newline < 0 && !isLast) return undefined;
    const endOfRow = newline < 0 ? text.length : newline;
    const next = text.indexOf(delimiter, at);
    const end = next < 0 || next > endOfRow ? endOfRow : next;
    const outside = end === endOfRow ? text.slice(at, end).replace(/\r$/, '') : text.slice(at, end);
    if (content !== undefined && outside.trim() !== '') hasStrayText = true;
    fields.push(content ?? outside);
    if (end === endOfRow) return { fields, hasStrayText, end: endOfRow + 1 };
    at = end + 1;
  }
}

function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function delimiterOf(text: string): string {
  const header = text.split('\n', 1)[0]!.replace(/"(?:[^"]|"")*"/g, '');
  const best = [',', ';', '\t'].map((one) => ({ one, times: count(header, one) })).sort((a, b) => b.times - a.times)[0]!;
  return best.one;
}

function count(text: string, one: string): number {
  let times = 0;
  for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) times += 1;
  return times;
}
