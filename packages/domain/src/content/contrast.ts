import type { Tone } from '@selvedge/contract/content/colour.ts';

/** What the colours of the house look like where nothing else is said; a sub-brand's cloth is as light. */
const shades: Readonly<Record<Tone, string>> = {
  paper: '#fbfaf7',
  cloth: '#f1ede5',
  ink: '#171513',
  indigo: '#26344f',
  thread: '#b4231f',
};

/** Below this, people with weak eyes can't read words of ordinary size. */
export const leastContrast = 4.5;

/** How far two colours stand apart, from 1 to 21; undefined where one of them is no colour that we know. */
export function contrastBetween(one: string, other: string): number | undefined {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(colour: string): number | undefined {
  const hex = Object.hasOwn(shades, colour) ? shades[colour as Tone] : colour;
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined;
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
