/**
 * RFC 4180 with a byte order mark, which Excel needs to read UTF-8. A cell that a spreadsheet would run as a formula is prefixed with an
 * apostrophe: a text that a stranger wrote must not act on the desk of whoever opens the file.
 */
export function writeCsv(rows: Iterable<readonly string[]>): string {
  let text = '\uFEFF';
  for (const row of rows) text += `${row.map(writeCell).join(',')}\r\n`;
  return text;
}

/** One row for a machine, which runs no formulas and takes an apostrophe for a letter of the text. */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

/** What an export made harmless, as it was. A file that came from elsewhere loses the same apostrophe, which spreadsheets hide anyway. */
export function unguardCell(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

function writeCell(cell: string): string {
  // Also one that has apostrophes of its own there: otherwise the way back would take one of them.
  const guarded = /^'*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]/.test(guarded) || guarded !== guarded.trim() ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
