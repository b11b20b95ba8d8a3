import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Written for shop owners of a version that is past: what it names may be gone since. */
const history = 'CHANGELOG.md';
const made = new Set(['node_modules', 'dist', 'artefacts', '.git', '.data', '.cache']);
/** How-tos begin new files by these names. */
const example = /(?:^|\/)my-/;
const ending = /\.(?:[cm]?[jt]sx?|md|css|json|sql|csv|tsv|sh|html|png|svg)$/;
const places = /^[\w@.*{},-]+(?:\/[\w@.*{},-]+)*\/?$/;
/** `SHOP_URL`, `ADYEN_*`, `FUZZ_RUNS=1000 npm test`. */
const variables = /(?<![\w/])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:_\*)?|[A-Z]{3,}(?==)|[A-Z]{3,}_\*)/g;
const endpoints = /^(?:(?:GET|POST|PUT|DELETE|PATCH) )?(\/(?:api|dev|healthz|openapi)\b[\w/.:{}-]*)$/;
const commands = /\b(npm (?:run )?[\w-]+(?: --)?(?: [\w:./-]+)*|node [\w./-]+\.(?:[cm]?js|ts))/g;

export type Named = { document: string; line: number; name: string };
export type Tree = {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  /** Parts and ways of `npm test`. */
  tests: ReadonlySet<string>;
  /** Names in capitals that some program or stylesheet of the repository holds. */
  variables: ReadonlySet<string>;
  /** Paths that the shop answers, with `{}` for each parameter. */
  endpoints: ReadonlySet<string>;
};

export function readTree(): Tree {
  const files = new Set<string>();
  const folders = new Set<string>();
  const read = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (made.has(entry.name)) continue;
      // What is started is built from its source, and need not be there yet.
      if (path === 'apps/shop/src/main.ts') files.add('apps/shop/dist/main.js');
      if (!entry.isDirectory()) files.add(path);
      else {
        folders.add(path);
        read(path);
      }
    }
  };
  read('');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  return { files, folders, scripts: new Set(Object.keys(scripts)), tests: readTests(), ...readSources(files) };
}

function readTests(): Set<string> {
  const plan = readFileSync(join(root, 'scripts/test-plan.mjs'), 'utf8');
  return new Set([...plan.matchAll(/^const (?:parts|ways) = \[(.*)\];$/gm)].flatMap(([, list]) => list!.replaceAll("'", '').split(', ')));
}

function readSources(files: ReadonlySet<string>): Pick<Tree, 'variables' | 'endpoints'> {
  const openapi = JSON.parse(readFileSync(join(root, 'packages/contract/openapi.json'), 'utf8')) as { paths: Record<string, object> };
  const variables = new Set<string>();
  const answered = new Set(Object.keys(openapi.paths).map(withoutParameters));
  for (const file of files) {
    if (!/\.(?:[cm]?js|tsx?|sql|yaml)$/.test(file) || file.startsWith('scripts/named-in-documents')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [name] of text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g)) variables.add(name);
    if (file.startsWith('apps/'))
      for (const [, path] of text.replaceAll(/\$\{[\w.]+\}/g, '{}').matchAll(/['`}](\/[\w/.:{}-]+)['`]/g))
        answered.add(withoutParameters(path!));
  }
  return { variables, endpoints: answered };
}

const withoutParameters = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');

/** Paths, links, commands, settings and endpoints in the documents that lead nowhere. */
export function findDeadNames(tree: Tree, read = (document: string) => readFileSync(join(root, document), 'utf8')): Named[] {
  const documents = [...tree.files].filter((file) => file.endsWith('.md') && file !== history);
  return documents.flatMap((document) =>
    namesIn(read(document))
      .filter(({ name, kind }) => !isThere[kind](name, tree, document))
      .map(({ name, line }) => ({ document, line, name })),
  );
}

type Kind = 'path' | 'link' | 'command' | 'variable' | 'endpoint';

function namesIn(text: string): { name: string; kind: Kind; line: number }[] {
  let isFenced = false;
  return text.split('\n').flatMap((words, at) => {
    const line = at + 1;
    if (words.startsWith('```')) isFenced = !isFenced;
    const quoted = isFenced ? [words] : [...words.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside!);
    const called = quoted.flatMap((inside) => [...inside.matchAll(commands)].map(([name]) => ({ name, kind: 'command' as const, line })));
    const set = quoted.flatMap((inside) => [...inside.matchAll(variables)].map(([name]) => ({ name, kind: 'variable' as const, line })));
    if (isFenced) return [...called, ...set];
    const asked = quoted.filter((inside) => endpoints.test(inside)).map((name) => ({ name, kind: 'endpoint' as const, line }));
    const paths = quoted.filter(isPath).map((name) => ({ name, kind: 'path' as const, line }));
    const links = [...words.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, name]) => ({ name: name!, kind: 'link' as const, line }));
    return [...called, ...set, ...asked, ...paths, ...links.filter(({ name }) => !/^[a-z]+:/.test(name))];
  });
}

const apps = ['api', 'storefront', 'studio', 'psp', 'shop'];
const packages = ['contract', 'domain', 'blocks', 'ui'];
const tops = new Set([
  ...apps,
  ...packages,
  'apps',
  'packages',
  'docs',
  'demo',
  'e2e',
  'bench',
  'deploy',
  'scripts',
  'translations',
  '.ci',
]);

/** `api/basket` and `docs/tour.md` are places in the tree; `text/csv` and `v2/verify-email` are not. */
function isPath(words: string): boolean {
  if (!places.test(words) || example.test(words) || made.has(words.split('/')[0]!)) return false;
  const [top] = words.split('/');
  return words.includes('/') ? tops.has(top!) : ending.test(words) && !words.startsWith('.');
}

const isThere: Record<Kind, (name: string, tree: Tree, document: string) => boolean> = {
  path(name, tree) {
    const [top] = name.split('/');
    const whole = apps.includes(top!)
      ? `apps/${top}/src${name.slice(top!.length)}`
      : packages.includes(top!)
        ? `packages/${top}/src${name.slice(top!.length)}`
        : name;
    return matches(name.includes('/') ? whole : `**/${name}`, tree);
  },
  link: (name, tree, document) => {
    const path = normalize(join(dirname(document), name)).replace(/\/$/, '');
    return tree.files.has(path) || tree.folders.has(path);
  },
  command(name, { files, scripts, tests }) {
    const [program, first, second, ...rest] = name.split(' ');
    if (program === 'node') return files.has(first!.replace(/^\.\//, ''));
    if (first === 'run') return scripts.has(second!);
    if (first === 'test' && second === '--')
      return rest.every((word) => tests.has(word) || /^(?:--repeat|\d+|[\w/-]+\.spec\.ts)$/.test(word));
    return ['ci', 'install', 'audit', 'exec', 'ls'].includes(first!) || scripts.has(first!);
  },
  variable: (name, tree) =>
    name.endsWith('_*') ? [...tree.variables].some((each) => each.startsWith(name.slice(0, -1))) : tree.variables.has(name),
  endpoint: (name, tree) => tree.endpoints.has(withoutParameters(endpoints.exec(name)![1]!)),
};

/** A name may leave out its ending, and `*` stands for one name. */
function matches(pattern: string, { files, folders }: Tree): boolean {
  const bare = pattern.replace(/\/$/, '');
  if (files.has(bare) || folders.has(bare)) return true;
  const source = bare
    .replaceAll(/[.+()|[\]\\]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/^\*\*\//, '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  const suits = new RegExp(`^${source}(?:\\.[a-z]+)?$`);
  return [...files, ...folders].some((each) => suits.test(each));
}
