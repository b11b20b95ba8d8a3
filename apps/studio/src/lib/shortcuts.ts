import type { ScreenName } from './router.ts';

/** A screen without keys of its own is reached by searching. */
export type Command = 'filter' | 'undo' | 'next' | 'previous' | ScreenName;

/** The keys as they are shown and as they are pressed. */
export const shortcuts: Readonly<Partial<Record<Command, readonly string[]>>> = {
  filter: ['/'],
  home: ['g', 'h'],
  doctor: ['g', 'e'],
  pages: ['g', 'p'],
  releases: ['g', 'r'],
  translations: ['g', 'l'],
  markets: ['g', 'm'],
  flags: ['g', 'f'],
  team: ['g', 't'],
  security: ['g', 's'],
  audit: ['g', 'a'],
  orders: ['g', 'o'],
  products: ['g', 'w'],
  promotions: ['g', 'd'],
  'gift-cards': ['g', 'c'],
  baskets: ['g', 'b'],
  navigation: ['g', 'n'],
  footer: ['g', 'x'],
  customers: ['g', 'u'],
  categories: ['g', 'k'],
  media: ['g', 'y'],
  terms: ['g', 'v'],
  search: ['g', 'q'],
  'size-guides': ['g', 'z'],
  banners: ['g', 'i'],
  badges: ['g', 'j'],
  next: ['j'],
  previous: ['k'],
  undo: ['u'],
};

const patience = 1000;

/** Reads keys one by one; answers a command when the last of them completed one. A second key that comes too late begins anew. */
export function createKeyReader(): (key: string, at: number) => Command | undefined {
  let first: { key: string; at: number } | undefined;
  return (key, at) => {
    const pressed = first && at - first.at <= patience ? [first.key, key] : [key];
    first = undefined;
    for (const [command, keys] of Object.entries(shortcuts)) if (keys.join(' ') === pressed.join(' ')) return command as Command;
    if (Object.values(shortcuts).some((keys) => keys.length === 2 && keys[0] === key)) first = { key, at };
    return undefined;
  };
}

/** A letter typed into a field is a letter. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type=checkbox]), select, textarea, [contenteditable]') !== null;
}
