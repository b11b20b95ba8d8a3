/** The first line of a file whose statements commit one by one, as building an index beside writers has to. */
const outside = '-- outside a transaction';

export function isOutsideTransaction(sql: string): boolean {
  return sql.startsWith(outside);
}

export type Piece = { sql: string; line: number };

/** The statements of such a file: an empty line ends one, so that a block of several lines is not cut. */
export function splitStatements(sql: string): Piece[] {
  const pieces: Piece[] = [];
  let lines: string[] = [];
  let first = 1;
  const end = () => {
    if (lines.some(isSql)) pieces.push({ sql: lines.join('\n'), line: first });
    lines = [];
  };
  for (const [index, line] of sql.split('\n').entries()) {
    if (line.trim() === '' && lines.at(-1)?.trimEnd().endsWith(';')) {
      end();
      first = index + 2;
    } else lines.push(line);
  }
  end();
  return pieces;
}

function isSql(line: string): boolean {
  const text = line.trim();
  return text !== '' && !text.startsWith('--');
}
