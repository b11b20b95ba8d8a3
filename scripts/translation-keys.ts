import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shown = ['apps/storefront/src', 'packages/ui/src', 'packages/blocks/src', 'packages/domain/src'];
const refusing = ['apps/api/src'];

export type UsedKeys = {
  /** Key to the file that needs it. */
  keys: Map<string, string>;
  /** Beginnings of keys whose end is only known when the page is shown: `market.region.`. */
  prefixes: Map<string, string>;
  /** Key or beginning to every file that needs it. */
  files: Map<string, Set<string>>;
};

/** Every translation key in the source: in a call of `t`, in a table of a known family, or in a refusal of the API. */
export function findUsedKeys(root: string, families: ReadonlySet<string>): UsedKeys {
  const used: UsedKeys = { keys: new Map(), prefixes: new Map(), files: new Map() };
  const put = (kind: 'keys' | 'prefixes', name: string, file: string) => {
    used[kind].set(name, file);
    used.files.set(name, (used.files.get(name) ?? new Set()).add(file));
  };
  for (const file of shown.flatMap((folder) => listSources(root, folder))) {
    const text = withoutImports(readFileSync(join(root, file), 'utf8'));
    for (const [, call] of text.matchAll(/\bt\(([^()]*)/g)) for (const key of literals(call!)) put('keys', key, file);
    for (const key of literals(text)) if (families.has(key.split('.', 1)[0]!)) put('keys', key, file);
    for (const [, prefix] of text.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g))
      if (families.has(prefix!.split('.', 1)[0]!)) put('prefixes', prefix!, file);
  }
  for (const file of refusing.flatMap((folder) => listSources(root, folder))) {
    const text = readFileSync(join(root, file), 'utf8');
    // What only staff can meet is in the Studio's own words: shoppers' pages do not carry it.
    for (const [, rest] of text.matchAll(/new ShopError\(\s*'\w+',([^;]*)\)/g))
      for (const key of literals(rest!)) if (!key.startsWith('studio.')) put('keys', key, file);
    for (const [, call] of text.matchAll(/\bt(?:ext)?\(([^()]*)/g)) for (const key of literals(call!)) put('keys', key, file);
    for (const [, call] of text.matchAll(/\brefuseOrder\(([^()]*)/g)) for (const key of literals(call!)) put('keys', key, file);
    for (const [, prefix] of text.matchAll(/\b(?:t|refuseOrder)\([^()]*`([a-z]\w*(?:\.\w+)*\.)\$\{/g)) put('prefixes', prefix!, file);
    for (const [, key] of text.matchAll(/'((?:validation|login|mail|feedback)(?:\.\w+)+)'/g)) put('keys', key!, file);
    // Of these families there are also names of rights and of entries in the audit log.
    for (const [, key] of text.matchAll(/(?<!action: )'((?:basket|promotion|gift_card)\.(?!(?:read|write)')\w+)'/g))
      put('keys', key!, file);
    if (text.includes('`validation.${')) put('prefixes', 'validation.', file);
  }
  return used;
}

export function listMissing(used: UsedKeys, dictionary: ReadonlySet<string>): string[] {
  const missing = [...used.keys].filter(([key]) => !dictionary.has(key)).map(([key, file]) => `${key} (${file})`);
  const empty = [...used.prefixes].filter(([prefix]) => ![...dictionary].some((key) => key.startsWith(prefix)));
  return [...missing, ...empty.map(([prefix, file]) => `${prefix}* (${file})`)].sort();
}

export function listUnused(used: UsedKeys, dictionary: ReadonlySet<string>): string[] {
  const isUsed = (key: string) => used.keys.has(key) || [...used.prefixes.keys()].some((prefix) => key.startsWith(prefix));
  return [...dictionary].filter((key) => !isUsed(key)).sort();
}

export function readDictionary(root: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, dictionaryFolder, `${language}.json`), 'utf8'));
}

export function listLanguages(root: string): string[] {
  return readdirSync(join(root, dictionaryFolder)).map((file) => file.replace(/\.json$/, ''));
}

const dictionaryFolder = 'apps/api/src/content/dictionaries';

export function listSources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function withoutImports(text: string): string {
  return text.replace(/^(import|export)\b[^;]*?from '[^']*';$/gm, '').replace(/\bimport\('[^']*'\)/g, '');
}

const fileEndings = /\.(tsx?|m?js|css|json|svg|png|jpe?g|webp|avif|woff2|html|xml|txt|mp4)$/;

function literals(text: string): string[] {
  const found = [...text.matchAll(/(['"`])([a-z]\w*(?:\.\w+)+)\1/g)].map(([, , key]) => key!);
  return found.filter((key) => !fileEndings.test(key));
}
