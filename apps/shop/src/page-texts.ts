import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

/** Whether the scripts of a page may ask for a text. */
export type Wants = (key: string) => boolean;

/** Views come with their own texts when they are gone to, and flyouts wait for all of them. */
const comesLater = /^src\/pages\/|^src\/flyout\/flyout-host\.|packages\/blocks\//;

type Source = { manifest: Readonly<Record<string, Chunk>>; clientFolder: string };

/**
 * Which texts a page needs before all the others are there: those that its scripts mention, and the scripts that these load while it
 * is shown. Keys stand in scripts as they are or as a beginning (`facet.${id}`); nobody has to list them.
 */
export function wantedTexts({ manifest, clientFolder }: Source, roots: readonly string[]): Wants {
  const files = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) walk(next);
    for (const next of chunk.dynamicImports ?? []) if (!comesLater.test(next)) walk(next);
  };
  for (const root of roots) walk(root);
  const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(clientFolder, file), 'utf8'));
  const { keys, beginnings } = mentionedKeys(scripts.join('\n'));
  return (key) => keys.has(key) || keys.has(key.replace(/_[a-z]+$/, '')) || startsWithOne(key, beginnings);
}

/** Looked up part by part: there are thousands of keys, and as many beginnings as would be compared with each. */
function startsWithOne(key: string, beginnings: ReadonlySet<string>): boolean {
  for (let end = 1; end <= key.length; end++) {
    const last = key[end - 1];
    if ((last === '.' || last === '_') && beginnings.has(key.slice(0, end))) return true;
  }
  return false;
}

/** Reads a script for what looks like a text key, or like the beginning of one, which ends with `.` or `_`. */
export function mentionedKeys(script: string): { keys: ReadonlySet<string>; beginnings: ReadonlySet<string> } {
  const keys = [...script.matchAll(/["'`]([a-z]\w*(?:\.\w+)+)["'`]/gi)].map(([, key]) => key ?? '');
  const beginnings = [...script.matchAll(/["'`]([a-z]\w*\.(?:[\w.]*[._])?)(?:\$\{|["'`])/gi)].map(([, beginning]) => beginning ?? '');
  return { keys: new Set(keys), beginnings: new Set(beginnings) };
}
