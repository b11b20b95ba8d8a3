import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Exports = { values: string[]; types: string[]; isConst: boolean };

/** Files whose one export has another name than they have, as `file exports name`: who looks for a function would not find its file. */
export function findMisnamedFiles(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const name = misnamedExport(file, readFileSync(join(root, file), 'utf8'));
    return name === undefined ? [] : [`${file} exports ${name}`];
  });
}

/**
 * The export that a file should be named for and is not. A file of types may be named for any of them, also when it holds one constant of
 * them (`Providers`, and `noProviders`); one of several functions has the name that suits it.
 */
export function misnamedExport(file: string, source: string): string | undefined {
  const { values, types, isConst } = readExports(source);
  if (values.length > 1) return undefined;
  const names = isConst ? [...values, ...types] : values.length === 1 ? values : types;
  const stem = basename(file).replace(/\.[a-z]+$/, '');
  return names.length === 0 || names.some((name) => toKebab(name) === stem) ? undefined : names[0];
}

/** As the formatter writes them: at the beginning of a line. */
function readExports(source: string): Exports {
  const declared = [...source.matchAll(/^export (?:abstract )?(?:async )?(function|const|let|class|type|interface)\*? (\w+)/gm)];
  const taken = [...source.matchAll(/^export const [{[]([^=]*?)[}\]] =/gm)].flatMap(([, list]) => namesOf(list!));
  const passed = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, kind = '', list]) =>
    namesOf(list!).map((name) => (name.startsWith('type ') ? name : kind + name)),
  );
  const isType = (kind: string) => kind === 'type' || kind === 'interface';
  const values = [
    ...declared.filter(([, kind]) => !isType(kind!)).map(([, , name]) => name!),
    ...taken,
    ...passed.filter((name) => !name.startsWith('type ')),
  ];
  const types = [
    ...declared.filter(([, kind]) => isType(kind!)).map(([, , name]) => name!),
    ...passed.filter((name) => name.startsWith('type ')).map((name) => name.slice('type '.length)),
  ];
  return { values: [...new Set(values)], types, isConst: declared.some(([, kind]) => kind === 'const') };
}

function namesOf(list: string): string[] {
  return list
    .split(',')
    .map((each) => each.trim().replace(/^(type )?.*(?: as |: )/, '$1'))
    .filter(Boolean);
}

const toKebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
