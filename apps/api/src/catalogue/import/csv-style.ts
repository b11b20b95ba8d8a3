import type { FieldErrors } from '@selvedge/contract/error.ts';
import type { CsvLevel } from './csv-columns.ts';
import { csvValue } from './csv-value.ts';
import { unknownMoment } from './moment.ts';
import type { CsvRow } from './parse-csv.ts';
import type { NamedColumn } from './read-csv.ts';
import type { AssortmentRecord } from './record.ts';

type Tree = Record<string, unknown>;
type Option = { tree: Tree; texts: Map<string, string>; line: number; variantLines: number[] };

/** The rows of one style, gathered. What belongs to the style or to a colour stands in its first row; later rows repeat it or leave it out. */
export class CsvStyle {
  readonly styleNumber: string;
  private readonly line: number;
  private readonly columns: readonly NamedColumn[];
  private readonly decimals: ReadonlyMap<string, number>;
  private readonly tree: Tree = { type: 'style' };
  private readonly texts = new Map<string, string>();
  private readonly options = new Map<string, Option>();
  private readonly errors: FieldErrors = {};
  private lines = 0;

  constructor(
    styleNumber: string,
    line: number,
    { columns, decimals }: { columns: readonly NamedColumn[]; decimals: ReadonlyMap<string, number> },
  ) {
    this.styleNumber = styleNumber;
    this.line = line;
    this.columns = columns;
    this.decimals = decimals;
  }

  addRow({ line, lines, fields, hasStrayText }: CsvRow): void {
    this.lines += lines;
    if (hasStrayText) return this.refuse(line, 'quotes', 'validation.stray_quote');
    if (fields.length !== this.columns.length) return this.refuse(line, 'fields', 'validation.wrong_number_of_fields');
    const option = this.optionOf(fields, line);
    this.put(line, fields, 'style', this.tree, this.texts);
    this.put(line, fields, 'option', option.tree, option.texts);
    const variant: Tree = {};
    if (!this.put(line, fields, 'variant', variant, new Map())) return;
    nameByIds(variant);
    (option.tree.variants as Tree[]).push(variant);
    option.variantLines.push(line);
  }

  toRecord(): AssortmentRecord {
    const options = [...this.options.values()];
    for (const { tree } of options) finishOption(tree);
    const value = { ...this.tree, options: options.map(({ tree }) => tree) };
    const lineOf = ([first, index, part, variant]: readonly PropertyKey[]) => {
      const option = first === 'options' ? options[Number(index)] : undefined;
      return (part === 'variants' ? option?.variantLines[Number(variant)] : option?.line) ?? this.line;
    };
    const hasErrors = Object.keys(this.errors).length > 0;
    return { line: this.line, lines: this.lines, value, lineOf, ...(hasErrors && { errors: this.errors }) };
  }

  private optionOf(fields: readonly string[], line: number): Option {
    const field = (name: string) => fields[this.columns.findIndex((column) => column.name === name)]?.trim() ?? '';
    const id = `${field('colour')}_${field('option_id')}`;
    const known = this.options.get(id);
    if (known) return known;
    const option = { tree: { variants: [], prices: {} }, texts: new Map<string, string>(), line, variantLines: [] };
    this.options.set(id, option);
    return option;
  }

  /** Whether the row says anything at this level. */
  private put(line: number, fields: readonly string[], level: CsvLevel, tree: Tree, texts: Map<string, string>): boolean {
    let isFilled = false;
    for (const [at, column] of this.columns.entries()) {
      const text = fields[at]!.trim();
      if (column.level !== level || text === '') continue;
      isFilled = true;
      const before = texts.get(column.name);
      if (before === text) continue;
      if (before !== undefined) {
        this.refuse(line, column.name, 'validation.rows_disagree');
        continue;
      }
      texts.set(column.name, text);
      const value = csvValue(text, { value: column.value, decimals: this.decimals.get(column.key) });
      if (value === undefined) this.refuse(line, column.name, this.reasonFor(column));
      else putAt(tree, column, value);
    }
    return isFilled;
  }

  private reasonFor({ value, key }: NamedColumn): string {
    if (value === 'money') return this.decimals.has(key) ? 'validation.invalid_amount' : 'validation.unknown_market';
    return value === 'boolean' ? 'validation.invalid_yes_no' : 'validation.invalid_number';
  }

  private refuse(line: number, field: string, key: string): void {
    const name = line === this.line ? field : `${field} (line ${line})`;
    this.errors[name] = [key];
  }
}

function putAt(tree: Tree, { path, key }: NamedColumn, value: unknown): void {
  let at = tree;
  for (const step of path.slice(0, -1)) {
    const name = step === '*' ? key : step;
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name] as Tree;
  }
  at[path.at(-1) === '*' ? key : path.at(-1)!] = value;
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
