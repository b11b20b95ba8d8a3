import type { Measurement, SizeChart } from '@selvedge/contract/size-guide.ts';

/** A cell that cannot be shown to shoppers; `unit` says in which of the two tables of the chart. */
export type CellProblem = { row: number; column: string; unit: 'cm' | 'in'; key: string };

const longestSize = 40;
const longestWords = 100;
const lengths: readonly string[] = ['chest', 'waist', 'hip', 'insideLeg', 'shoulder', 'height', 'footLength', 'hand'];
/** Nobody is taller; what is more is a decimal point that was left out. */
const longest = { cm: 300, in: 120 } as const;

/** What is wrong with a chart, cell by cell, from the first line to the last. */
export function checkChart({ rows, inches }: SizeChart): CellProblem[] {
  return rows.flatMap((row, at) => {
    const { size, ...measured } = row;
    const isAgain = size.trim() !== '' && rows.findIndex((each) => each.size.trim() === size.trim()) < at;
    const ofSize = size.trim() === '' ? 'required' : size.length > longestSize ? 'long' : isAgain ? 'twice' : undefined;
    return [
      ...(ofSize ? [problem(at, 'size', 'cm', ofSize)] : []),
      ...checkCells(at, measured, 'cm'),
      ...checkCells(at, inches?.[size] ?? {}, 'in'),
    ];
  });
}

function checkCells(row: number, cells: Readonly<Record<string, Measurement>>, unit: 'cm' | 'in'): CellProblem[] {
  return Object.entries(cells).flatMap(([column, value]) => {
    const wrong = typeof value === 'string' ? isLong(value) : isOff(value, lengths.includes(column) ? longest[unit] : undefined);
    return wrong ? [problem(row, column, unit, wrong)] : [];
  });
}

const isLong = (words: string) => (words.length > longestWords ? 'long' : undefined);

function isOff(value: number | readonly number[], most: number | undefined): string | undefined {
  const [from = 0, to = from] = typeof value === 'number' ? [value] : value;
  if (from > to) return 'backwards';
  return most !== undefined && (from <= 0 || to > most) ? 'length' : undefined;
}

const problem = (row: number, column: string, unit: 'cm' | 'in', what: string): CellProblem => ({
  ...{ row, column, unit },
  key: `studio.size_chart_${what}`,
});
