import type { SetExpression } from './set-expression.ts';
import { writeCondition, writeSet } from './write-query.ts';

/** The engine keeps the best so many of a query in order; a page behind them is empty. */
export const mostOrdered = 100_000;

function select(table: string, columns: readonly string[], set: SetExpression, rest: string): string {
  const { match, where, columns: computed } = writeSet(set);
  const conditions = [`MATCH('${match}')`, ...where];
  return `SELECT ${[...columns, ...computed].join(',')} FROM ${table} WHERE ${conditions.join(' AND ')} ${rest}`;
}

export function anyStatement(table: string, set: SetExpression): string {
  return select(table, ['id'], set, 'LIMIT 1 OPTION ranker=none,max_matches=1,cutoff=1');
}

export function documentsStatement(table: string, set: SetExpression, most: number): string {
  return select(table, ['id'], set, `ORDER BY id ASC LIMIT ${most} OPTION ranker=none,max_matches=${most}`);
}

/**
 * The lowest and the highest price. Asked as two lists of one product: of lowest and highest values and sums, a daemon of several hands
 * on those of one of them where some find little (2.2.11); lists and counts are put together rightly.
 */
export function priceStatements(
  table: string,
  set: SetExpression,
  price: string,
  beside: Listed = { columns: [amountOf(price)] },
): string[] {
  return ['ASC', 'DESC'].map((way) =>
    select(table, listedColumns(beside), set, `ORDER BY ${price} ${way} LIMIT 1 OPTION ranker=none,max_matches=1`),
  );
}

export function amountOf(price: string): string {
  return `${price} AS amount`;
}

/** What is counted: products, or the styles that they are of. A style lies on one daemon, so the sums of several are right. */
export type Counted = 'products' | 'styles';
const counts: Readonly<Record<Counted, string>> = { products: 'COUNT(*) AS n', styles: 'COUNT(DISTINCT style) AS n' };

export function countStatement(table: string, set: SetExpression, counted: Counted = 'products'): string {
  return select(table, ['1 AS one', counts[counted]], set, 'GROUP BY one LIMIT 1 OPTION ranker=none,max_matches=1');
}

/** `columns` are computed beside: what is asked for in one call reads the same. */
type Grouped = { column: string; values: number; counted?: Counted; columns?: readonly string[] };

/** How many of a set have each value of a column. The daemon makes room for as many values as it is told, at every call. */
export function groupsStatement(
  table: string,
  set: SetExpression,
  { column, values, counted = 'products', columns = [] }: Grouped,
): string {
  const rest = `GROUP BY ${column} LIMIT 0,${values} OPTION ranker=none,max_matches=${values}`;
  return select(table, ['GROUPBY() AS value', counts[counted], ...columns], set, rest);
}

/** What is read of each product of a list. Lists that read the same are asked for together. */
export type Listed = {
  /** What a product is worth for the words of a search; the best come first. */
  score?: string | undefined;
  /** What comes before all others. */
  first?: SetExpression | undefined;
  /** What else is read of a product. */
  columns?: readonly string[];
};

function listedColumns({ score, first, columns = [] }: Listed): string[] {
  return ['id', 'product', ...columns, ...(score ? [`${score} AS score`] : []), ...(first ? [`${writeCondition(first)} AS first`] : [])];
}

export type Page = Listed & {
  /** Columns that it is ordered by, with their directions. */
  order: readonly string[];
  /** Of each style the product that comes first. */
  onePerStyle?: boolean;
  from: number;
  size: number;
};

export function pageStatement(table: string, set: SetExpression, { order, onePerStyle, from, size, ...listed }: Page): string {
  const { score, first } = listed;
  const by = [...(first ? ['first DESC'] : []), ...(score ? ['score DESC'] : []), ...order];
  const kept = Math.min(mostOrdered, from + size);
  const grouped = onePerStyle ? `GROUP BY style WITHIN GROUP ORDER BY ${by.join(',')} ` : '';
  return select(
    table,
    listedColumns(listed),
    set,
    `${grouped}ORDER BY ${by.join(',')} LIMIT ${from},${size} OPTION ranker=none,max_matches=${kept}`,
  );
}
