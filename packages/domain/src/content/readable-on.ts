import type { Colour } from '@selvedge/contract/content/colour.ts';

/** Which of the two text colours of the house is read on a ground of that colour. An editor who chooses a ground need not choose the words, too. */
export function readableOn(ground: Colour): 'ink' | 'paper' {
  if (!ground.startsWith('#')) return ['ink', 'indigo', 'thread'].includes(ground) ? 'paper' : 'ink';
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(ground.slice(at, at + 2), 16) / 255)) as [number, number, number];
  // Where both contrasts (against #171513 and #fbfaf7) are equal.
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? 'ink' : 'paper';
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
