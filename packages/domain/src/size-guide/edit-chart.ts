import type { Measurement, SizeChart } from '@selvedge/contract/size-guide.ts';
import { dropEnd } from '../text/drop-end.ts';
import { measuredNames } from './show-measurement.ts';

type Row = SizeChart['rows'][number];
type Cell = { row: number; column: string };

/** What was typed into a cell: `88`, `88-92`, `88,5 – 92`, or words. */
export function readMeasurement(text: string): Measurement | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  const numbers = /^(\d+(?:[.,]\d+)?)(?:\s*[-–—]\s*(\d+(?:[.,]\d+)?))?$/.exec(plain);
  // Never shortened: what is too long is said to be, at its cell.
  if (!numbers) return plain;
  const [from, to] = [numbers[1], numbers[2]].map((part) => part && Number(part.replace(',', '.')));
  return to === undefined || to === '' || to === from ? Number(from) : [Number(from), Number(to)];
}

export function writeMeasurement(value: Measurement | undefined): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join('–') : String(value);
}

/** One cell, or a block of them from a spreadsheet, laid in with its first at a cell. Rows that are missing are added; columns are not. */
export function putCells(chart: SizeChart, { row: top, column: left }: Cell, cells: readonly (readonly string[])[]): SizeChart {
  const columns = ['size', ...measuredNames(chart)];
  const start = columns.indexOf(left);
  const rows: Row[] = chart.rows.map((row) => ({ ...row }));
  for (const [down, line] of cells.entries()) {
    const at = top + down;
    if (at >= 100) break;
    rows[at] ??= { size: '' };
    for (const [across, text] of line.entries()) {
      const name = columns[start + across];
      if (name === undefined) break;
      rows[at] = putCell(rows[at]!, name, text);
    }
  }
  return withRows(chart, rows);
}

/** Somebody's own inches go along with a size that is called otherwise. */
function withRows(chart: SizeChart, rows: Row[]): SizeChart {
  if (!chart.inches) return { ...chart, rows };
  const inches = { ...chart.inches };
  for (const [at, { size: before }] of chart.rows.entries()) {
    const after = rows[at]?.size;
    const own = chart.inches[before];
    if (!own || !after || after === before || rows.some(({ size }) => size === before)) continue;
    delete inches[before];
    inches[after] ??= own;
  }
  return { ...chart, rows, inches };
}

/** The first line of what was copied names its columns when its first cell is a word for the size, and a name is known. */
export function putTable(chart: SizeChart, cells: readonly (readonly string[])[], names: readonly string[]): SizeChart {
  const [head = [], ...lines] = cells;
  const columns = head
    .slice(1)
    .map((name) => toName(name, names))
    .filter((name) => name !== '');
  const rows = lines
    .filter((line) => line.some((text) => text.trim() !== ''))
    .slice(0, 100)
    .map((line) => columns.reduce<Row>((row, name, at) => putCell(row, name, line[at + 1] ?? ''), { size: (line[0] ?? '').trim() }));
  const { inches: _, ...rest } = chart;
  return { ...rest, rows };
}

/** Lines and tabs, as spreadsheets copy them; semicolons where there is no tab. */
export function readCells(text: string): string[][] {
  const lines = dropEnd(text.replace(/\r\n?/g, '\n'), '\n').split('\n');
  const mark = text.includes('\t') ? '\t' : ';';
  return lines.map((line) => line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

export function renameColumn(chart: SizeChart, from: string, to: string): SizeChart {
  const rename = <V>(given: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name === from ? to : name, value]));
  const inches = chart.inches && Object.fromEntries(Object.entries(chart.inches).map(([size, own]) => [size, rename(own)]));
  return { ...chart, rows: chart.rows.map((row) => rename(row) as Row), ...(inches && { inches }) };
}

export function removeColumn(chart: SizeChart, name: string): SizeChart {
  return { ...chart, rows: chart.rows.map(({ [name]: _, ...row }) => row as Row) };
}

/** Somebody's own inches; undefined returns to what the centimetres come to. */
export function putInches(chart: SizeChart, { size, column }: { size: string; column: string }, value: Measurement | undefined): SizeChart {
  const { [column]: _, ...others } = chart.inches?.[size] ?? {};
  const own = value === undefined ? others : { ...others, [column]: value };
  const { [size]: __, ...sizes } = chart.inches ?? {};
  const inches = Object.keys(own).length > 0 ? { ...sizes, [size]: own } : sizes;
  const { inches: ___, ...rest } = chart;
  return Object.keys(inches).length > 0 ? { ...rest, inches } : rest;
}

function putCell(row: Row, name: string, text: string): Row {
  if (name === 'size') return { ...row, size: text.trim() };
  const value = readMeasurement(text);
  if (value !== undefined) return { ...row, [name]: value };
  const { [name]: _, ...rest } = row;
  return rest as Row;
}

const toName = (word: string, names: readonly string[]): string => {
  const plain = word.trim();
  const bare = plain.endsWith(')') ? plain.split('(', 1)[0]! : plain;
  const known = names.find((name) => name.toLowerCase() === plain.toLowerCase().replace(/\s+/g, ''));
  return (
    known ??
    bare
      .replace(/[^A-Za-z0-9]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')
      .replace(/^./, (first) => first.toLowerCase())
      .slice(0, 40)
  );
};
