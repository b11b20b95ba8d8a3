import { code128 } from '@selvedge/domain/parcel/code128.ts';
import { openPages, type PageWriter } from '../pdf/open-pages.ts';

export type Label = {
  courier: string;
  trackingNumber: string;
  routingCode: string;
  /** By which the shop knows it: `GB100001 · 1`. */
  reference: string;
  sender: readonly string[];
  recipient: readonly string[];
  language: string;
};

const millimetre = 2.8346;
const [width, height, margin] = [100 * millimetre, 150 * millimetre, 18];

/** Labels of 100 by 150 mm, one to a page, with the parcel's number as bars. Addresses run as their country writes them. */
export async function drawLabels(labels: readonly Label[], now: Date): Promise<Buffer> {
  const title = labels.map(({ trackingNumber }) => trackingNumber).join(', ');
  const pages = openPages({ title, language: labels[0]?.language ?? 'en', direction: 'ltr', margin, now, size: [width, height] });
  for (const [index, label] of labels.entries()) {
    if (index > 0) pages.addPage();
    drawLabel(pages, label);
  }
  return pages.end();
}

function drawLabel(pages: PageWriter, label: Label): void {
  const { courier, trackingNumber, routingCode, reference, sender, recipient } = label;
  const room = width - 2 * margin;
  const at = (y: number) => ({ from: margin, width: room, y });
  let y = margin;
  pages.write(routingCode, { ...at(y), align: 'end' }, { size: 18, weight: 'bold' });
  y += pages.write(courier, at(y), { size: 18, weight: 'bold' }) + 4;
  y += pages.write(sender.join('\n'), at(y), { size: 7 }) + 8;
  pages.line(y);
  y += pages.write(recipient.join('\n'), at(y + 10), { size: 13 }) + 24;
  pages.line(y);
  y += pages.write(reference, at(y + 8), { size: 8 }) + 20;
  const bars = code128(trackingNumber);
  // Without a quiet zone at both sides a scanner does not find the beginning.
  const module = (room - 20) / bars.reduce((sum, bar) => sum + bar, 0);
  let x = margin + 10;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) pages.document.rect(x, y, bar * module, 70).fill('#000000');
    x += bar * module;
  }
  pages.write(trackingNumber, at(y + 76), { size: 11, weight: 'bold' });
}
