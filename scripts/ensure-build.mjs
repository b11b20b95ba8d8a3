import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNpm } from './run-program.mjs';
import { StepError } from './step.mjs';

/** Builds one front end with Vite, unless its dist was made from exactly these sources. */
export async function ensureBuild(root, app, setNote = () => {}) {
  const folder = join(root, 'apps', app);
  if (!hasBuild(folder)) return 'nothing to build';
  const stamp = join(folder, 'dist', '.sources');
  const wanted = sourceHash(root, folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
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
  writeFileSync(stamp, wanted);
  return 'built';
}

function hasBuild(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build !== undefined;
}

/** Contents, not times: a fresh clone or another branch and back must not cost a build. */
function sourceHash(root, folder) {
  const hash = createHash('sha256');
  const single = ['package-lock.json', 'package.json', 'scripts/compress-build.ts', 'scripts/storefront-budget.ts'].map((name) =>
    join(root, name),
  );
  for (const file of [...single, ...listSources(join(root, 'packages')), ...listSources(folder)]) {
    if (existsSync(file)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listSources(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : listSources(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}
