import type { Font } from 'fontkit';
import { breakLines } from '../pdf/break-lines.ts';
import type { Weight } from '../pdf/face-of.ts';
import { type Direction, layText, type Run, splitRuns } from '../pdf/split-runs.ts';

/** Words of one face that are remembered. */
const mostKnown = 5_000;

export type TextStyle = { size: number; weight: Weight; colour: string; direction: Direction };

/** Letters as outlines: what fonts the machine has, and whether they know Armenian, plays no part. */
export function drawLine(runs: readonly Run[], at: { x: number; y: number }, { size, colour }: TextStyle): string {
  let x = at.x;
  const parts: string[] = [];
  for (const { text, face } of runs) {
    const scale = size / face.unitsPerEm;
    const { glyphs, positions } = face.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const outline = glyph.path.toSVG();
      if (outline) {
        const [left, top] = [round(x + xOffset * scale), round(at.y - yOffset * scale)];
        parts.push(`<path transform="translate(${left} ${top}) scale(${scale} ${-scale})" d="${outline}"/>`);
      }
      x += xAdvance * scale;
    }
  }
  return `<g fill="${colour}">${parts.join('')}</g>`;
}

const widths = new WeakMap<Font, Map<string, number>>();

/** Shaped once, however many sizes are tried: the width of letters grows with them. */
export function widthOf(runs: readonly Run[], size: number): number {
  return runs.reduce((sum, { text, face }) => sum + unitWidth(face, text) * size, 0);
}

function unitWidth(face: Font, text: string): number {
  const known = widths.get(face) ?? new Map<string, number>();
  widths.set(face, known);
  const width = known.get(text) ?? face.layout(text).advanceWidth / face.unitsPerEm;
  if (known.size >= mostKnown) known.clear();
  known.set(text, width);
  return width;
}

type Lines = Omit<TextStyle, 'colour'> & { room: number; most: number };

/** A text in lines that fit; what does not fit into the last of them is cut. */
export function layLines(text: string, { room, most, size, weight, direction }: Lines): { lines: Run[][]; isWhole: boolean } {
  const laid = layText(text, direction, weight);
  const ends = breakLines(laid, room, (runs) => widthOf(runs, size));
  if (ends.length <= most) return { lines: ends.map(([start, end]) => splitRuns(laid, start, end)), isWhole: true };
  const [, end] = ends[most - 1]!;
  const short = `${text.slice(0, Math.max(1, end - 2)).trimEnd()}…`;
  return { lines: layLines(short, { room, most: most + 1, size, weight, direction }).lines.slice(0, most), isWhole: false };
}

const round = (value: number): number => Math.round(value * 100) / 100;
