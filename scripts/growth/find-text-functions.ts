import { dirname, join } from 'node:path';
import { type Source, walk } from './list-sources.ts';

export type TextFunction = { file: string; name: string; params: number; words: string[] };

/** What calls of these can do to the machine is nothing. */
const harmless = /^node:(?:net|path|url|crypto|buffer|util|querystring|perf_hooks)$/;
/** Libraries that touch nothing but what they are given. */
const libraries = /^(?:zod|react|react-dom|clsx|csv-parse|jose|parse5)(?:\/|$)/;

/**
 * Every exported function that takes texts and nothing else, from a module that reaches neither disk, network nor database, not even
 * through what it imports: those can be called with anything. `words` are the texts that its module mentions.
 */
export function findTextFunctions(sources: readonly Source[]): TextFunction[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const known = new Map<string, boolean>();
  const isHarmless = (file: string): boolean => {
    const settled = known.get(file);
    if (settled !== undefined) return settled;
    // While it is being looked at: two modules that import each other are as harmless as what else they import.
    known.set(file, true);
    const source = byFile.get(file);
    const result =
      source !== undefined &&
      importsOf(source).every((name) => {
        const target = fileOf(file, name);
        return target === undefined ? harmless.test(name) || libraries.test(name) || /\.(?:css|json|txt)$/.test(name) : isHarmless(target);
      });
    known.set(file, result);
    return result;
  };
  return sources.filter(({ file }) => isHarmless(file)).flatMap(textFunctionsOf);
}

function importsOf({ module }: Source): string[] {
  return module.body.flatMap((item) => {
    if (item.type === 'ImportDeclaration') return item.typeOnly ? [] : [item.source.value];
    if (item.type === 'ExportNamedDeclaration' && item.source) return item.typeOnly ? [] : [item.source.value];
    return [];
  });
}

const root = join(dirname(new URL(import.meta.url).pathname), '../..');

function fileOf(from: string, name: string): string | undefined {
  if (/\.(?:css|json|txt)$/.test(name)) return undefined;
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, workspace, path] = /^@selvedge\/(\w+)\/(.+)$/.exec(name) ?? [];
  if (!workspace || !path) return undefined;
  const folder = ['contract', 'domain', 'blocks', 'ui'].includes(workspace) ? 'packages' : 'apps';
  return join(root, folder, workspace, 'src', path);
}

function textFunctionsOf({ file, module }: Source): TextFunction[] {
  const words = new Set<string>();
  walk(module, ({ type, value }) => {
    if (type === 'StringLiteral' && typeof value === 'string' && value.length > 0 && value.length <= 8) words.add(value);
  });
  return module.body.flatMap((item) => {
    if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'FunctionDeclaration') return [];
    const { identifier, params } = item.declaration;
    const needed = params.filter(({ pat }) => pat.type !== 'AssignmentPattern' && !('optional' in pat && pat.optional));
    const areTexts = needed.length > 0 && needed.every(({ pat }) => isText('typeAnnotation' in pat ? pat.typeAnnotation : undefined));
    return areTexts ? [{ file, name: identifier.value, params: needed.length, words: [...words].slice(0, 12) }] : [];
  });
}

function isText(annotation: unknown): boolean {
  const type = (annotation as { typeAnnotation?: { kind?: string } } | null | undefined)?.typeAnnotation;
  return type?.kind === 'string' || type?.kind === 'unknown';
}
