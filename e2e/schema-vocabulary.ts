import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Kind = { above: string[]; properties: Map<string, string[]> };

/** What schema.org knows: types with what they inherit, the values that each property takes, and which names stand for which types. */
export type Vocabulary = { kinds: Map<string, Kind>; leaves: Map<string, string>; unions: Map<string, string[]> };

/** Reads the published types of the vocabulary, in which every type and property is one line. */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts');
  const vocabulary: Vocabulary = { kinds: new Map(), leaves: new Map(), unions: new Map() };
  let kind: (Kind & { name: string }) | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const opened = /^(?:export )?interface (\w+)(?: extends (.*))? \{$/.exec(line);
    if (opened) {
      kind = { name: opened[1]!, above: opened[2]?.split(', ') ?? [], properties: new Map() };
      vocabulary.kinds.set(kind.name, kind);
    }
    const property = /^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/.exec(line);
    if (property) kind?.properties.set(property[1]!, property[2]!.split(' | '));
    const type = /^ {4}"@type": "(\w+)";$/.exec(line);
    if (type && kind) vocabulary.leaves.set(type[1]!, kind.name);
    const union = /^export type (\w+) = (.*);$/.exec(line);
    if (union) vocabulary.unions.set(union[1]!, union[2]!.split(' | '));
  }
  return vocabulary;
}

/** What is wrong with a piece of structured data, in words; nothing when schema.org knows all of it. */
export function findUnknown(vocabulary: Vocabulary, data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null) return [`${path}: not an object`];
  const { '@type': type, ...rest } = data as Record<string, unknown>;
  const leaf = vocabulary.leaves.get(String(type));
  if (!leaf) return [`${path}: there is no type ${type}`];
  return Object.entries(rest).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const here = `${path}/${type}.${name}`;
    // What an action asks for is written beside the property that it fills.
    const wanted = name.endsWith('-input') ? ['Text'] : findRange(vocabulary, leaf, name);
    if (!wanted) return [`${here}: ${type} has no such property`];
    return [value].flat().flatMap((each) => checkValue(vocabulary, { wanted, value: each, here }));
  });
}

function findRange(vocabulary: Vocabulary, kind: string, name: string): string[] | undefined {
  const found = vocabulary.kinds.get(kind);
  const own = found?.properties.get(name);
  if (own) return own;
  for (const above of found?.above ?? []) {
    const inherited = findRange(vocabulary, above, name);
    if (inherited) return inherited;
  }
  return undefined;
}

type Checked = { wanted: readonly string[]; value: unknown; here: string };

function checkValue(vocabulary: Vocabulary, { wanted, value, here }: Checked): string[] {
  const names = expand(vocabulary, wanted);
  if (typeof value === 'object' && value !== null) {
    const { '@type': type, '@id': id } = value as Record<string, unknown>;
    if (type === undefined && id !== undefined) return [];
    const isWanted = names.has(vocabulary.leaves.get(String(type)) ?? '');
    return isWanted ? findUnknown(vocabulary, value, here) : [`${here}: ${type} is none of ${wanted.join(', ')}`];
  }
  const simple = typeof value;
  const isKnown = names.has(JSON.stringify(value)) || names.has(simple);
  return isKnown ? [] : [`${here}: ${JSON.stringify(value)} is none of ${wanted.join(', ')}`];
}

/** All names that a list of types stands for, down to those that stand for nothing else. */
function expand({ unions }: Vocabulary, names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    expand({ unions } as Vocabulary, unions.get(name) ?? [], known);
  }
  return known;
}
