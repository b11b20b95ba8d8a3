import { type Laid, type Run, splitRuns } from './split-runs.ts';

/** Between words where there is one, and inside a word that is longer than a line. */
export function breakLines(laid: Laid, room: number, widthOf: (runs: readonly Run[]) => number): [number, number][] {
  const { text } = laid;
  const fits = (start: number, end: number) => widthOf(splitRuns(laid, start, end)) <= room + 0.01;
  const lines: [number, number][] = [];
  let start = 0;
  while (start < text.length) {
    if (fits(start, text.length)) {
      lines.push([start, text.length]);
      break;
    }
    let end = start;
    for (const { index } of text.slice(start).matchAll(/(?<=\S)\s|(?<=-)/g)) {
      if (!fits(start, start + index)) break;
      end = start + index;
    }
    if (end === start) {
      end = start + 1;
      while (end < text.length && fits(start, end + 1)) end++;
    }
    lines.push([start, end]);
    start = end;
    while (/\s/.test(text[start] ?? '')) start++;
  }
  return lines.length > 0 ? lines : [[0, 0]];
}
