import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}${letters.toUpperCase()}0123456789`;
const files = new Map<string, string>();

/**
 * A few signs for each class, because a listing names three thousand: four for its file and one for its place in it. The browser's
 * build and the server's must come to the same names, so they are made from the file alone.
 */
export function className(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  const prefix = prefixOf(path);
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, found]) => found))];
  const at = names.indexOf(name);
  return at === -1 ? `${prefix}_${name}` : prefix + placeOf(at);
}

function prefixOf(path: string): string {
  const bytes = createHash('sha256').update(path).digest();
  const prefix = [...bytes.subarray(0, 4)].map((byte, at) => (at === 0 ? letters[byte % 26] : signs[byte % 62])).join('');
  const other = files.get(prefix);
  if (other !== undefined && other !== path)
    throw new Error(`The classes of ${other} and ${path} would get the same names. Rename one of them.`);
  files.set(prefix, path);
  return prefix;
}

const placeOf = (at: number): string => (at < signs.length ? signs.charAt(at) : `-${at}`);
