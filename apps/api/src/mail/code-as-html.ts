import { encode } from 'uqr';
import { escapeHtml } from './escape-html.ts';

/** A square that scanners read, of cells: a mail program that shows no pictures shows it, too. */
export function codeAsHtml({ text, label }: { text: string; label: string }): string {
  const { data } = encode(text, { border: 2 });
  const rows = data.map((row) => {
    const runs = row.reduce<{ isDark: boolean; count: number }[]>((all, isDark) => {
      const last = all.at(-1);
      if (last?.isDark === isDark) last.count += 1;
      else all.push({ isDark, count: 1 });
      return all;
    }, []);
    const cells = runs.map(
      ({ isDark, count }) =>
        `<td colspan="${count}" width="${count * cell}" height="${cell}" bgcolor="${isDark ? '#171513' : '#ffffff'}"></td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const size = data.length * cell;
  const square = `<table role="presentation" dir="ltr" cellpadding="0" cellspacing="0" width="${size}" style="table-layout:fixed;border-collapse:collapse;line-height:0;font-size:0">${grid(data.length)}${rows.join('')}</table>`;
  const letters = `<p style="margin:8px 0 24px;font-size:20px;letter-spacing:0.1em;font-weight:600"><bdi dir="ltr">${escapeHtml(text)}</bdi></p>`;
  return `<h2 style="margin:0 0 8px;font-size:14px;font-weight:600">${escapeHtml(label)}</h2>${square}${letters}`;
}

const cell = 6;

/** Columns of one width: cells that span several would otherwise be drawn as the mail program likes. */
const grid = (count: number) => `<colgroup>${`<col width="${cell}">`.repeat(count)}</colgroup>`;
