import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNpm } from './run-program.mjs';
import { StepError } from './step.mjs';

/** What goes into a build besides its own folder and the packages: the server is the API, its sandbox and the demo as well. */
const moreSources = { shop: ['apps/api', 'apps/psp', 'demo'] };

/** Builds a front end or the server with Vite, unless its dist was made from exactly these sources. */
export async function ensureBuild(root, app, setNote = () => {}) {
  const folder = join(root, 'apps', app);
  if (!hasBuild(folder)) return 'nothing to build';
  const stamp = join(folder, 'dist', '.sources');
  const sources = listAll(root, folder, moreSources[app]);
  const [known, knownTimes] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const times = timesOf(sources);
  if (known && times === knownTimes) return 'up to date';
  const wanted = sourceHash(root, sources);
  if (known === wanted) {
    writeFileSync(stamp, `${wanted} ${times}`);
    return 'up to date';
  }
  const { status, said } = await runNpm(['run', 'build', '-w', `@selvedge/${app}`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
    onLine: (line) => {
      if (/^(transforming|rendering|computing)/.test(line)) setNote(line.replace(/\W+$/, '').trim());
    },
  });
  if (status !== 0) {
    const words = said.filter((line) => !/^(npm |>|\s+at )/.test(line)).slice(-20);
    throw new StepError(`The build of ${app} failed:\n\n${words.join('\n')}\n\nCorrect this and start again.`);
  }
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(stamp, `${wanted} ${times}`);
  return 'built';
}

function hasBuild(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build !== undefined;
}

function listAll(root, folder, more = []) {
  const single = ['package-lock.json', 'package.json', 'scripts/compress-build.ts', 'scripts/storefront-budget.ts'].map((name) =>
    join(root, name),
  );
  const alsoCode = more.flatMap((name) => listSources(join(root, name)).filter((file) => /\.(ts|json)$/.test(file)));
  return [...single, ...listSources(join(root, 'packages')), ...listSources(folder), ...alsoCode].filter((file) => existsSync(file));
}

/** Contents, not times: a fresh clone or another branch and back must not cost a build. */
function sourceHash(root, sources) {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Nothing was touched since contents were compared: to read four thousand files again would be a fifth of a start. */
function timesOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources) {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs} `);
  }
  return hash.digest('hex');
}

function listSources(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : listSources(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}
