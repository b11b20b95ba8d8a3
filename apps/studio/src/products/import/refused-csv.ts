import type { RefusedLine } from '@selvedge/contract/studio/import.ts';
import { findText } from '../../texts/text.ts';

export function refusedCsv(refused: readonly RefusedLine[]): string {
  const rows = refused.flatMap(({ line, id, errors }) =>
    Object.entries(errors).map(([field, keys]) => [String(line), id, field, keys.map((key) => findText(key) ?? key).join(', ')]),
  );
  return reportCsv(['line', 'id', 'field', 'reason'], rows);
}

/** A report as a spreadsheet reads it. What stood in a hostile file must not run on the desk of whoever opens the report. */
export function reportCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

function writeCell(cell: string): string {
  const guarded = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
