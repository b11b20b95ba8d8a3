import { sharePictureSize } from '@selvedge/contract/share-picture.ts';
import sharp from 'sharp';
import { layText, type Run, splitRuns } from '../pdf/split-runs.ts';
import { drawLine, layLines, type TextStyle, widthOf } from './draw-text.ts';
import type { ShareCard } from './share-card.ts';

const { width, height } = sharePictureSize;
const colours = { paper: '#fbfaf7', ink: '#171513', faint: '#5c5750', thread: '#b4231f' };
/** As product pictures are: 3 wide and 4 high. */
const pictureWidth = Math.round((height * 3) / 4);
const margin = 72;
const room = width - pictureWidth - 2 * margin;

/** The name on the brand's paper, with the garment beside it where reading ends. */
export async function drawCard(card: ShareCard, picture: Buffer): Promise<Buffer> {
  const isLtr = card.direction === 'ltr';
  const beside = await sharp(picture).resize({ width: pictureWidth, height, fit: 'cover' }).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([
      { input: beside, left: isLtr ? width - pictureWidth : 0, top: 0 },
      { input: Buffer.from(drawTexts(card)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

function drawTexts({ title, note, direction, shopName }: ShareCard): string {
  const isLtr = direction === 'ltr';
  const start = (taken: number) => (isLtr ? margin : width - margin - taken);
  const style = (size: number, weight: TextStyle['weight'], colour: string): TextStyle => ({ size, weight, colour, direction });
  const { size, lines } = fitTitle(title, direction);
  const leading = size * 1.08;
  const first = height - margin - (lines.length - 1) * leading;
  const write = style(size, 'bold', colours.ink);
  const parts = lines.map((runs, at) => drawLine(runs, { x: start(widthOf(runs, size)), y: first + at * leading }, write));
  if (note !== '') {
    const [runs = []] = layLines(note, { size: 30, weight: 'regular', direction, room, most: 1 }).lines;
    parts.push(drawLine(runs, { x: start(widthOf(runs, 30)), y: first - size * 0.95 - 22 }, style(30, 'regular', colours.faint)));
  }
  parts.push(drawWordmark(shopName, start));
  const edge = isLtr ? width - pictureWidth : pictureWidth;
  parts.push(`<rect x="${edge - 2}" y="0" width="4" height="${height}" fill="${colours.thread}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** The largest letters in which it is no more than three lines; the smallest have a fourth, and end there. */
function fitTitle(title: string, direction: ShareCard['direction']): { size: number; lines: Run[][] } {
  for (const size of [88, 76, 66, 56, 48]) {
    const { lines, isWhole } = layLines(title, { size, weight: 'bold', direction, room, most: 3 });
    if (isWhole) return { size, lines };
  }
  return { size: 42, ...layLines(title, { size: 42, weight: 'bold', direction, room, most: 4 }) };
}

/** The shop's name, in which the first "l" is the thread, as the storefront writes it. */
function drawWordmark(name: string, start: (taken: number) => number): string {
  const [size, baseline] = [44, margin + 34];
  const style: TextStyle = { size, weight: 'bold', colour: colours.ink, direction: 'ltr' };
  const runsOf = (text: string) => (text === '' ? [] : splitRuns(layText(text, 'ltr', 'bold')));
  const at = name.indexOf('l');
  const [before, after] = at < 0 ? [runsOf(name), []] : [runsOf(name.slice(0, at)), runsOf(name.slice(at + 1))];
  const gap = at < 0 ? 0 : size * 0.2;
  const lead = widthOf(before, size);
  const x = start(lead + gap + widthOf(after, size));
  const thread =
    at < 0
      ? ''
      : `<rect x="${x + lead + size * 0.075}" y="${baseline - size * 0.76}" width="${size * 0.08}" height="${size * 0.76}" fill="${colours.thread}"/>`;
  return drawLine(before, { x, y: baseline }, style) + thread + drawLine(after, { x: x + lead + gap, y: baseline }, style);
}
