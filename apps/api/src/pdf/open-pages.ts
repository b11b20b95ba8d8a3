import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';
import type { Weight } from './face-of.ts';
import { type Direction, layText, type Run, splitRuns } from './split-runs.ts';

export type Style = { size?: number; weight?: Weight; colour?: string };
/** `from` and `width` count from the side where reading begins, in points. */
export type Place = { from: number; width: number; y: number; align?: 'start' | 'end' };

export type PageWriter = ReturnType<typeof openPages>;

const paper = { width: 595.28, height: 841.89 };
const ink = '#171513';
const lineHeight = 1.4;

type Options = { title: string; language: string; direction: Direction; margin: number; now: Date; size?: [number, number] };

/** Writes text of any script onto pages, in one direction of reading. PDFs know neither lines nor the order of letters: both are made here. */
export function openPages({ title, language, direction, margin, now, size = [paper.width, paper.height] }: Options) {
  const [width, height] = size;
  const document = new PDFDocument({
    ...{ size, margin: 0, autoFirstPage: true, lang: language, displayTitle: true },
    // No file of its own is read for a default font.
    font: null as unknown as string,
    info: { Title: title, CreationDate: now, ModDate: now, Producer: 'Selvedge', Creator: 'Selvedge' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((done, fail) => document.on('end', () => done(Buffer.concat(chunks))).on('error', fail));

  const names = new Map<Font, string>();
  /** By a name: given the face itself, the document would begin a new subset with every run. */
  function use(face: Font, points: number): typeof document {
    const name = names.get(face) ?? `face-${names.size}`;
    if (!names.has(face)) document.registerFont(name, face as never);
    names.set(face, name);
    return document.font(name, points);
  }

  const widths = new Map<string, number>();
  /** Kept: a line is measured word by word, and shaping it anew each time is most of the work. */
  function widthOf(runs: readonly Run[], points: number): number {
    let sum = 0;
    for (const { text, face } of runs) {
      const written = use(face, points);
      const key = `${names.get(face)} ${points} ${text}`;
      const known = widths.get(key) ?? written.widthOfString(text, { features: [] });
      widths.set(key, known);
      sum += known;
    }
    return sum;
  }

  /** Answers the height that the text took. */
  function write(text: string, { from, width: room, y, align = 'start' }: Place, style: Style = {}): number {
    const { size: points = 10, weight = 'regular', colour = ink } = style;
    let top = y;
    for (const paragraph of text.split('\n')) {
      const laid = layText(paragraph, direction, weight);
      for (const [start, end] of breakLines(laid, room, (runs) => widthOf(runs, points))) {
        const runs = splitRuns(laid, start, end);
        const gap = align === 'end' ? room - widthOf(runs, points) : 0;
        let x = direction === 'ltr' ? from + gap : width - from - gap - widthOf(runs, points);
        for (const { text: letters, face } of runs) {
          use(face, points)
            .fillColor(colour)
            .text(letters, x, top + points, { lineBreak: false, features: [], baseline: 'alphabetic' });
          x += widthOf([{ text: letters, face }], points);
        }
        top += points * lineHeight;
      }
    }
    return top - y;
  }

  return {
    document,
    width,
    height,
    margin,
    write,
    line(y: number, colour = '#d8d2c6') {
      document
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(0.5)
        .stroke(colour);
    },
    addPage: () => void document.addPage(),
    async end(): Promise<Buffer> {
      document.end();
      return whole;
    },
  };
}
