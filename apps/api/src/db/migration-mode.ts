/** The first line of a file whose statements commit one by one, as building an index beside writers has to. */
const outside = /^-- outside a transaction\b/;

export function isOutsideTransaction(sql: string): boolean {
  return outside.test(sql);
}

export type Piece = { sql: string; line: number };

/** The statements of such a file: an empty line ends one, so that a block of several lines is not cut. */
export function splitStatements(sql: string): Piece[] {
  const pieces: Piece[] = [];
  let line = 1;
  for (const text of sql.split(/(?<=;[ \t]*\n)(?=\s*\n)/)) {
    if (text.replace(/^\s*--.*$/gm, '').trim() !== '') pieces.push({ sql: text, line });
    line += text.split('\n').length - 1;
  }
  return pieces;
}
