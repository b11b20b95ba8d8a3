import { StoredStore } from '@selvedge/contract/store.ts';
import type { CsvProblem } from '@selvedge/contract/studio/stores.ts';

export const storeColumns = [
  ...(['id', 'slug', 'name', 'markets', 'street', 'city', 'postalCode', 'country', 'phone'] as const),
  ...(['latitude', 'longitude', 'timeZone', 'hours', 'holidays', 'services', 'clickAndCollect'] as const),
];
type Column = (typeof storeColumns)[number];

export type StoreLine = { line: number; fields: readonly string[] };
export type ReadStores = { stores: StoredStore[]; problems: CsvProblem[] };

/** A table of stores, with what is wrong in it by line and column. Hours are written '1-5 10:00-19:00; 6 10:00-18:00', Monday is 1; days off '2026-12-25 yearly; 2026-04-03 easter; 2026-11-20 10:00-14:00 Stocktaking'. */
export function readStoreCsv([head, ...lines]: readonly StoreLine[]): ReadStores {
  const names = (head?.fields ?? []).map((name) => name.trim());
  const missing = storeColumns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return { stores: [], problems: missing.map((column): CsvProblem => ({ line: 1, column, problem: 'column_missing' })) };
  const stores: StoredStore[] = [];
  const problems: CsvProblem[] = [];
  const seen = new Set<string>();
  for (const { line, fields: cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cell = (column: Column) => (cells[names.indexOf(column)] ?? '').trim();
    const read = StoredStore.safeParse(readLine(cell));
    if (!read.success) {
      const columns = new Set(read.error.issues.map(({ path }) => columnOf[String(path[0])] ?? String(path[0])));
      problems.push(
        ...[...columns].map(
          (column): CsvProblem => ({ line, column, problem: cell(column as Column) === '' ? 'cell_missing' : 'cell_unreadable' }),
        ),
      );
    } else if (seen.has(read.data.id)) problems.push({ line, column: 'id', problem: 'id_twice' });
    else {
      seen.add(read.data.id);
      stores.push(read.data);
    }
  }
  return { stores, problems };
}

const columnOf: Readonly<Record<string, string>> = { openingHours: 'hours' };

function readLine(cell: (column: Column) => string): unknown {
  const number = (text: string) => (text === '' ? undefined : Number(text.replace(',', '.')));
  const list = (text: string) => text.split(/[\s|]+/).filter(Boolean);
  const [id, name] = [cell('id'), cell('name')];
  return {
    ...{ id, slug: cell('slug'), name, markets: list(cell('markets')), street: cell('street'), city: cell('city') },
    ...{ postalCode: cell('postalCode'), country: cell('country').toUpperCase(), phone: cell('phone') },
    ...{ latitude: number(cell('latitude')), longitude: number(cell('longitude')), timeZone: cell('timeZone') },
    ...{ openingHours: readHours(cell('hours')), holidays: readHolidays(cell('holidays')), services: list(cell('services')) },
    ...{ clickAndCollect: yesOrNo(cell('clickAndCollect')), version: 0 },
  };
}

const parts = (text: string) => text.split(';').flatMap((part) => part.trim() || []);

/** Undefined where a part is none: the whole cell is then unreadable, and nothing of it is guessed. */
function readHours(text: string): unknown {
  const read = parts(text).map((part) => /^([1-7])(?:-([1-7]))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(part));
  if (read.some((match) => match === null)) return undefined;
  return read.flatMap((match) => {
    const [, first, last = first, from, to] = match!;
    const days = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
    return days.map((day) => ({ day, from, to }));
  });
}

function readHolidays(text: string): unknown {
  const read = parts(text).map((part) => /^(\d{4}-\d\d-\d\d)(?: (yearly|easter))?(?: (\d\d:\d\d)-(\d\d:\d\d))?(?: (.+))?$/.exec(part));
  if (read.some((match) => match === null)) return undefined;
  return read.map((match) => {
    const [, date, repeats, from, to, name = ''] = match!;
    return { date, name, ...(from && { from, to }), ...(repeats && { repeats }) };
  });
}

function yesOrNo(text: string): boolean | undefined {
  if (/^(yes|true|1)$/i.test(text)) return true;
  return /^(no|false|0)$/i.test(text) ? false : undefined;
}
