import { ShopError } from '@selvedge/contract/error.ts';
import { parseCsv } from '../../file/parse-csv.ts';
import { refuse } from '../../file/read-text.ts';
import type { AssortmentRecord } from './assortment-record.ts';
import { csvColumns, neededColumns } from './csv-columns.ts';
import { type CsvStyle, csvStyle, type NamedColumn } from './csv-style.ts';

export type ReadCsv = { decimals: ReadonlyMap<string, number> };

/** One row per variant; the rows of a style follow each other and make one record. */
export async function* readCsv(text: AsyncIterable<string>, { decimals }: ReadCsv): AsyncGenerator<AssortmentRecord> {
  let columns: NamedColumn[] | undefined;
  let style: CsvStyle | undefined;
  for await (const row of parseCsv(text)) {
    if (!columns) {
      columns = readHeader(row.fields);
      continue;
    }
    const styleNumber = row.fields[columns.findIndex(({ name }) => name === 'style_number')]?.trim() ?? '';
    if (style && style.styleNumber !== styleNumber) {
      yield style.toRecord();
      style = undefined;
    }
    style ??= csvStyle(styleNumber, row.line, { columns, decimals });
    style.addRow(row);
  }
  if (!columns) throw refuse('validation.file_empty');
  if (style) yield style.toRecord();
}

/** Refuses the file when a column is missing or unknown: a mistyped name would silently lose a whole column. */
function readHeader(fields: readonly string[]): NamedColumn[] {
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  const columns = fields.map((field): NamedColumn => {
    const name = field.trim();
    const [base = '', key = ''] = name.split(':', 2);
    const known = Object.hasOwn(csvColumns, base) ? csvColumns[base]! : undefined;
    const isWellKeyed = known?.per === 'key' ? key !== '' : known?.per === 'language' ? !name.endsWith(':') : !name.includes(':');
    if (!known || !isWellKeyed) errors[name.slice(0, 80) || '(empty)'] = ['validation.unknown_column'];
    else if (seen.has(name)) errors[name] = ['validation.repeated_column'];
    seen.add(name);
    return { ...(known ?? csvColumns.name!), name, key: key || 'en' };
  });
  for (const name of neededColumns) if (!seen.has(name) && !seen.has(`${name}:en`)) errors[name] = ['validation.missing_column'];
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_request', Object.fromEntries(Object.entries(errors).slice(0, 50)));
  return columns;
}
