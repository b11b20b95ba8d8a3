import { earlyKeys } from '../lib/early-keys.ts';

/** The words that were typed before the field could take them; from here on it does. */
export function takeEarlyKeys(): string {
  return wordsOf(earlyKeys.take?.() ?? []);
}

export function wordsOf(pressed: readonly string[]): string {
  let words = '';
  for (const key of pressed) {
    if (key === 'Backspace') words = words.slice(0, -1);
    else if ([...key].length === 1) words += key;
  }
  return words.trimStart();
}
