import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Module, parseSync } from '@swc/core';

export type Source = { file: string; module: Module };

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Every source that runs in the shop, parsed: what is added later is among them by itself. */
export function listSources(): Source[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/node_modules|\/dist\/|\/harness\/|\/test-|\.(?:test|fixture|child)\./.test(file))
      .map((file) => ({
        file: join(root, file),
        module: parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }),
      })),
  );
}

/** A path as a person reads it in a report. */
export const shortName = (file: string): string => file.slice(root.length + 1);

/** Calls `see` for every node of a syntax tree. */
export function walk(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, see);
  else if (typeof node === 'object' && node !== null) {
    see(node as Record<string, unknown>);
    for (const each of Object.values(node)) walk(each, see);
  }
}
