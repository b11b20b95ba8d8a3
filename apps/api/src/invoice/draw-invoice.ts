import { openPages, type PageWriter } from '../pdf/open-pages.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';

const margin = 48;
const room = 595.28 - 2 * margin;
const bottom = 780;
const grey = '#5c5750';
/** Shares of the page's width. */
const columns = [
  ['name', 0.36],
  ['quantity', 0.07],
  ['unit', 0.16],
  ['discount', 0.14],
  ['tax', 0.1],
  ['amount', 0.17],
] as const satisfies readonly (readonly [keyof InvoiceLine, number])[];

/** A document as PDF: everything it says stands in the document, so that it is the same file whenever it is asked for. */
export async function drawInvoice(invoice: InvoiceDocument, { number, at }: { number: string; at: Date }): Promise<Buffer> {
  const { title, language, direction } = invoice;
  const pages = openPages({ title: `${title} ${number}`, language, direction, margin, now: at });
  let y = drawHead(pages, invoice);
  const turn = (needed: number) => {
    if (y + needed <= bottom) return;
    pages.addPage();
    y = margin;
  };
  y = drawRow(pages, invoice.columns, y, { size: 8.5, weight: 'bold' }) + 4;
  pages.line(y);
  for (const line of invoice.lines) {
    turn(48);
    y = drawRow(pages, line, y + 8) + 2;
  }
  pages.line(y + 6);
  turn(24 * invoice.totals.length);
  y += 16;
  for (const { label, value, isSum } of invoice.totals) {
    const style = { size: isSum ? 11 : 9.5, weight: isSum ? 'bold' : 'regular' } as const;
    const height = pages.write(label, { from: margin + room * 0.4, width: room * 0.38, y }, style);
    y += Math.max(height, pages.write(value, { from: margin + room * 0.78, width: room * 0.22, y, align: 'end' }, style)) + 4;
  }
  turn(20 * (invoice.taxes.rows.length + 2));
  y = drawTaxes(pages, invoice, y + 20);
  for (const note of invoice.notes) {
    turn(40);
    y += pages.write(note, { from: margin, width: room, y: y + 16 }, { size: 8.5, colour: grey }) + 16;
  }
  return pages.end();
}

function drawHead(pages: PageWriter, { title, seller, buyer, facts }: InvoiceDocument): number {
  const [name = '', ...more] = seller;
  let left = margin + pages.write(name, { from: margin, width: room * 0.5, y: margin }, { size: 13, weight: 'bold' }) + 4;
  left += pages.write(more.join('\n'), { from: margin, width: room * 0.5, y: left }, { size: 8.5, colour: grey });
  let right = margin;
  for (const { label, value } of facts) {
    const height = pages.write(label, { from: margin + room * 0.55, width: room * 0.2, y: right }, { size: 8.5, colour: grey });
    right +=
      Math.max(height, pages.write(value, { from: margin + room * 0.75, width: room * 0.25, y: right, align: 'end' }, { size: 8.5 })) + 2;
  }
  let y = Math.max(left, right) + 28;
  if (buyer.lines.length > 0) {
    y += pages.write(buyer.title, { from: margin, width: room * 0.5, y }, { size: 8.5, colour: grey }) + 2;
    y += pages.write(buyer.lines.join('\n'), { from: margin, width: room * 0.5, y }, { size: 10 }) + 24;
  }
  return y + pages.write(title, { from: margin, width: room, y }, { size: 20, weight: 'bold' }) + 16;
}

function drawRow(pages: PageWriter, line: InvoiceLine, y: number, style: { size: number; weight?: 'bold' } = { size: 9 }): number {
  let from = margin;
  let height = 0;
  for (const [name, share] of columns) {
    const width = room * share;
    const align = name === 'name' ? 'start' : 'end';
    // Text columns need air beside them, numbers stand at their end.
    let taken = pages.write(line[name], { from, width: name === 'name' ? width - 8 : width, y, align }, style);
    if (name === 'name' && line.details)
      taken += pages.write(line.details, { from, width: width - 8, y: y + taken }, { size: 8, colour: grey });
    height = Math.max(height, taken);
    from += width;
  }
  return y + height;
}

function drawTaxes(pages: PageWriter, { taxes: { columns: titles, rows } }: InvoiceDocument, top: number): number {
  let y = top;
  for (const [index, row] of (rows.length > 0 ? [titles, ...rows] : []).entries()) {
    const style = { size: 8.5, ...(index === 0 && ({ weight: 'bold' } as const)) };
    const cells = [row.name, row.net, row.tax, row.gross].map((text, at) =>
      pages.write(text, { from: margin + room * (at * 0.25), width: room * 0.25, y, align: at === 0 ? 'start' : 'end' }, style),
    );
    y += Math.max(...cells) + 3;
  }
  return y;
}
