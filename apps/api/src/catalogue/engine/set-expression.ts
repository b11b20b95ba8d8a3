/** Columns of numbered values that are also written into the text of a document, by the letter that their tokens begin with. */
export const tokenLetters = {
  category: 'c',
  assigned: 'a',
  colour: 'k',
  brand: 'b',
  fit: 'f',
  material: 'l',
  sustainability: 'u',
  tag: 'g',
  audience: 'x',
  sold: 's',
  marked: 'd',
  channel: 'o',
  number: 'n',
  begins: 'w',
  kindless: 'h',
} as const;
export type TokenColumn = keyof typeof tokenLetters;

/** A set of products as the engine is asked for it. */
export type SetExpression =
  | { kind: 'all' }
  | { kind: 'none' }
  /** Has any of the values. A column without a letter is only compared. */
  | { kind: 'values'; column: string; values: readonly (number | string)[] }
  /** Holds any of the terms, by their numbers; `named`: in its name. */
  | { kind: 'terms'; terms: readonly number[]; named?: true }
  /** Bounds are included. */
  | { kind: 'range'; column: string; from: number | string; to: number | string }
  | { kind: 'and' | 'or'; parts: readonly SetExpression[] }
  | { kind: 'not'; part: SetExpression };

export const everything: SetExpression = { kind: 'all' };
export const nothing: SetExpression = { kind: 'none' };

export function having(column: string, values: readonly (number | string | undefined)[]): SetExpression {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? { kind: 'values', column, values: known } : nothing;
}

export function holding(terms: readonly (number | undefined)[], named?: 'named'): SetExpression {
  const known = terms.filter((term) => term !== undefined);
  if (known.length === 0) return nothing;
  return { kind: 'terms', terms: known, ...(named && { named: true as const }) };
}

export function within(column: string, from: number | string, to: number | string): SetExpression {
  return { kind: 'range', column, from, to };
}

export function allOf(parts: readonly (SetExpression | undefined)[]): SetExpression {
  const kept = parts.flatMap((part) => (!part || part.kind === 'all' ? [] : part.kind === 'and' ? part.parts : [part]));
  if (kept.some(({ kind }) => kind === 'none')) return nothing;
  return kept.length === 0 ? everything : kept.length === 1 ? kept[0]! : { kind: 'and', parts: kept };
}

export function anyOf(parts: readonly SetExpression[]): SetExpression {
  const kept = parts.flatMap((part) => (part.kind === 'none' ? [] : part.kind === 'or' ? part.parts : [part]));
  if (kept.some(({ kind }) => kind === 'all')) return everything;
  return kept.length === 0 ? nothing : kept.length === 1 ? kept[0]! : { kind: 'or', parts: kept };
}

export function noneOf(part: SetExpression): SetExpression {
  if (part.kind === 'all') return nothing;
  if (part.kind === 'none') return everything;
  return part.kind === 'not' ? part.part : { kind: 'not', part };
}
