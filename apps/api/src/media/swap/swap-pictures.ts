import { cropKeyOf } from './crop-key-of.ts';
import type { PictureSwaps } from './store-swaps.ts';

/** Content with the pictures of now in place of those that it names. What names none of them is the very same object. */
export function swapPictures<T>(content: T, swaps: PictureSwaps): T {
  if (swaps.size === 0 || !cropsIn(content).some((key) => swaps.has(key))) return content;
  return swap(content, swaps) as T;
}

const named = new WeakMap<object, readonly string[]>();

/** Thousands of pages are looked at with every change of content, and hardly any of them has changed. */
function cropsIn(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null) return [];
  const known = named.get(content) ?? [...collect(content)];
  named.set(content, known);
  return known;
}

function* collect(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const key = cropOf(value);
  if (key) yield key;
  for (const each of Object.values(value)) yield* collect(each);
}

function swap(value: unknown, swaps: PictureSwaps): unknown {
  if (Array.isArray(value)) return value.map((each) => swap(each, swaps));
  if (typeof value !== 'object' || value === null) return value;
  const image = swaps.get(cropOf(value) ?? '');
  const inner = Object.entries(value).map(([name, each]) => [name, swap(each, swaps)]);
  return { ...Object.fromEntries(inner), ...image };
}

function cropOf(value: object): string | undefined {
  const { src } = value as { src?: unknown };
  return typeof src === 'string' ? cropKeyOf(src) : undefined;
}
