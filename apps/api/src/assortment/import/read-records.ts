import { type ReadText, readText, refuse } from '../../file/read-text.ts';
import type { AssortmentRecord } from './assortment-record.ts';
import { readCsv } from './read-csv.ts';
import { readJsonLines } from './read-json-lines.ts';

export type AssortmentFormat = 'json-lines' | 'csv';

export type ReadRecords = ReadText & {
  /** What the file says it is, by its name or its content type. A file that says nothing is recognised. */
  format?: AssortmentFormat | undefined;
  /** Decimals of each market's currency; amounts of a CSV file are written with them. */
  decimals: ReadonlyMap<string, number>;
};

/** Everything a file holds, one record at a time. Refuses a file that is not what it says before the first record. */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { format, maxBytes, decimals }: ReadRecords,
): AsyncGenerator<AssortmentRecord> {
  const text = readText(bytes, { maxBytes });
  const head = await firstText(text);
  const found = recognise(head);
  if (format && format !== found) throw refuse(format === 'csv' ? 'validation.file_not_csv' : 'validation.file_not_json_lines');
  const whole = chain(head, text);
  yield* found === 'csv' ? readCsv(whole, { decimals }) : readJsonLines(whole);
}

/** By the name of a file: `spring.csv.gz` is CSV. */
export function formatOfName(name: string): AssortmentFormat | undefined {
  const plain = name.toLowerCase().replace(/\.gz$/, '');
  if (plain.endsWith('.csv')) return 'csv';
  return /\.(jsonl|ndjson)$/.test(plain) ? 'json-lines' : undefined;
}

function recognise(head: string): AssortmentFormat {
  const first = head.trimStart()[0];
  if (first === undefined) throw refuse('validation.file_empty');
  if (first === '<') throw refuse('validation.file_is_html');
  if (first === '[') throw refuse('validation.file_is_json_array');
  return first === '{' ? 'json-lines' : 'csv';
}

async function firstText(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (head.trimStart() === '') {
    const { value, done } = await text.next();
    if (done) break;
    head += value;
  }
  return head;
}

async function* chain(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
