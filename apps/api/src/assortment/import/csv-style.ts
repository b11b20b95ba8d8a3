import type { FieldErrors } from '@selvedge/contract/error.ts';
import { unguardCell } from '@selvedge/domain/text/write-csv.ts';
import type { CsvRow } from '../../file/parse-csv.ts';
import type { AssortmentRecord } from './assortment-record.ts';
import type { CsvColumn, CsvLevel } from './csv-columns.ts';
import { csvValue } from './csv-value.ts';
import { unknownMoment } from './unknown-moment.ts';

export type NamedColumn = CsvColumn & { name: string; key: string };
export type CsvStyle = { styleNumber: string; addRow(row: CsvRow): void; toRecord(): AssortmentRecord };

type Tree = Record<string, unknown>;
/** What one level of a style says, and the texts it was read from. */
type Part = { tree: Tree; texts: Map<string, string> };
type Option = Part & { line: number; variantLines: number[] };
type Columns = { columns: readonly NamedColumn[]; decimals: ReadonlyMap<string, number> };

/** The rows of one style, gathered. What belongs to the style or to a colour stands in its first row; later rows repeat it or leave it out. */
export function csvStyle(styleNumber: string, first: number, { columns, decimals }: Columns): CsvStyle {
  const style: Part = { tree: { type: 'style' }, texts: new Map() };
  const options = new Map<string, Option>();
  const errors: FieldErrors = {};
  let lines = 0;

  const refuse = (line: number, field: string, key: string) => {
    errors[line === first ? field : `${field} (line ${line})`] = [key];
  };

  function optionOf(fields: readonly string[], line: number): Option {
    const field = (name: string) => fields[columns.findIndex((column) => column.name === name)]?.trim() ?? '';
    const id = `${field('colour')}_${field('option_id')}`;
    const option = options.get(id) ?? { tree: { variants: [], prices: {} }, texts: new Map(), line, variantLines: [] };
    options.set(id, option);
    return option;
  }

  /** Whether the row says anything at this level. */
  function put({ line, fields }: CsvRow, level: CsvLevel, { tree, texts }: Part): boolean {
    let isFilled = false;
    for (const [at, column] of columns.entries()) {
      const text = unguardCell(fields[at]!.trim());
      if (column.level !== level || text === '') continue;
      isFilled = true;
      const before = texts.get(column.name);
      if (before === text) continue;
      if (before !== undefined) {
        refuse(line, column.name, 'validation.rows_disagree');
        continue;
      }
      texts.set(column.name, text);
      const value = csvValue(text, { value: column.value, decimals: decimals.get(column.key) });
      if (value === undefined) refuse(line, column.name, reasonFor(column, decimals));
      else putAt(tree, column, value);
    }
    return isFilled;
  }

  return {
    styleNumber,
    addRow(row) {
      lines += row.lines;
      if (row.hasStrayText) refuse(row.line, 'quotes', 'validation.stray_quote');
      else if (row.fields.length !== columns.length) refuse(row.line, 'fields', 'validation.wrong_number_of_fields');
      else {
        const option = optionOf(row.fields, row.line);
        put(row, 'style', style);
        put(row, 'option', option);
        const variant: Tree = {};
        if (!put(row, 'variant', { tree: variant, texts: new Map() })) return;
        nameByIds(variant);
        (option.tree.variants as Tree[]).push(variant);
        option.variantLines.push(row.line);
      }
    },
    toRecord() {
      const all = [...options.values()];
      for (const { tree } of all) finishOption(tree);
      const lineOf = ([part, at, inner, variant]: readonly PropertyKey[]) => {
        const option = part === 'options' ? all[Number(at)] : undefined;
        return (inner === 'variants' ? option?.variantLines[Number(variant)] : option?.line) ?? first;
      };
      const value = { ...style.tree, options: all.map(({ tree }) => tree) };
      return { line: first, lines, value, lineOf, ...(Object.keys(errors).length > 0 && { errors }) };
    },
  };
}

function reasonFor({ value, key }: NamedColumn, decimals: ReadonlyMap<string, number>): string {
  if (value === 'money') return decimals.has(key) ? 'validation.invalid_amount' : 'validation.unknown_market';
  return value === 'boolean' ? 'validation.invalid_yes_no' : 'validation.invalid_number';
}

function putAt(tree: Tree, { path, key }: NamedColumn, value: unknown): void {
  const steps = path.map((step) => (step === '*' ? key : step));
  const last = steps.pop()!;
  let at = tree;
  for (const step of steps) {
    if (!Object.hasOwn(at, step)) at[step] = {};
    at = at[step] as Tree;
  }
  at[last] = value;
}

/** A size without a name of its own is called by its id. */
function nameByIds(variant: Tree): void {
  for (const part of [variant.size, variant.length] as (Tree | undefined)[]) if (part && part.name === undefined) part.name = part.id;
}

function finishOption(option: Tree): void {
  const { priceFrom = unknownMoment, prices, images } = option as { priceFrom?: string; prices: Tree; images?: Tree };
  delete option.priceFrom;
  option.newFrom ??= unknownMoment;
  for (const [market, rows] of Object.entries(prices)) {
    prices[market] = Object.values(rows as Tree).map((row) => ({ from: priceFrom, ...(row as Tree) }));
  }
  if (images && images.indexes === undefined) images.indexes = [{ index: 0, format: 'front' }];
}
