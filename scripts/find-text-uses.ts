import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listPageTextKeys, pageTextNames } from '@selvedge/api/content/page-texts.ts';
import { findUsedKeys, listSources, readDictionary } from './translation-keys.ts';

type Use = { files: string[]; pages: string[] };

/** Every English key with the files that show it and the pages that reach those, as the text of a committed file. */
export function findTextUses(root: string): string {
  const keys = Object.keys(readDictionary(root, 'en'));
  const used = findUsedKeys(root, new Set(keys.map((key) => key.split('.', 1)[0]!)));
  const pages = pagesByFile(root);
  const ofPages = new Set([...listPageTextKeys(), 'breadcrumb.home']);
  const lines = keys.map((key) => {
    const names = [key, key.replace(/_(zero|one|two|few|many|other)$/, '')];
    const exact = names.flatMap((name) => [...(used.files.get(name) ?? [])]);
    const begun = [...used.prefixes.keys()].filter((prefix) => key.startsWith(prefix)).flatMap((prefix) => [...used.files.get(prefix)!]);
    // A family whose names are put together says less than a place that names the key.
    const files = [...new Set(exact.length > 0 ? exact : begun)].sort();
    const use: Use = { files: files.map(shorten), pages: ofPages.has(key) ? pageOf(key) : reaching(files, pages) };
    return `  ${JSON.stringify(key)}: ${JSON.stringify(use)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

const mostPages = 6;

/** `*` for what stands on many pages, so that a new page does not change every line. */
function reaching(files: readonly string[], pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = [...new Set(files.flatMap((file) => [...(pages.get(file) ?? [])]))].sort();
  const isAroundPages = found.length === 0 && files.some((file) => !file.startsWith('apps/api/'));
  return found.length > mostPages || isAroundPages ? ['*'] : found;
}

function pageOf(key: string): string[] {
  const name = key.split('.')[1];
  const alias = Object.entries(pageTextNames).find(([, each]) => each === name)?.[0];
  return alias ? [alias.replace(/Page$/, '').replace(/([A-Z])/g, (one) => `-${one.toLowerCase()}`)] : ['*'];
}

function shorten(file: string): string {
  return file
    .replace(/^(apps|packages)\//, '')
    .replace('/src/', '/')
    .replace(/\.tsx?$/, '');
}

/** Which views reach a file by their imports. */
function pagesByFile(root: string): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>();
  const imports = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const known = imports.get(file) ?? readImports(root, file);
    imports.set(file, known);
    return known;
  };
  for (const view of listSources(root, 'apps/storefront/src/pages').filter((file) => /-page\.tsx$/.test(file))) {
    const page = view.replace(/^.*\//, '').replace(/-page\.tsx$/, '');
    const waiting = [view];
    const seen = new Set(waiting);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      reached.set(file, (reached.get(file) ?? new Set()).add(page));
      for (const next of importsOf(file)) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
  }
  return reached;
}

function readImports(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(/(?:from|import\()\s*'([^']+\.tsx?)'/g)].map(([, name]) => name!);
  return names.flatMap((name) => {
    const ours = /^@selvedge\/(ui|blocks|domain)\/(.+)$/.exec(name);
    const path = ours ? `packages/${ours[1]}/src/${ours[2]}` : name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : '';
    return path && existsSync(join(root, path)) ? [path] : [];
  });
}
