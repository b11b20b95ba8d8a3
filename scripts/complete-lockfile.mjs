// `node scripts/complete-lockfile.mjs [--check]`, after every npm install that changed package-lock.json.
//
// A registry mirror may carry the programs of some platforms only. npm install then leaves the others out of the lockfile
// without a word, and npm ci refuses such a lockfile on every machine, the one that wrote it included. This puts them back:
// their version is the one that the package itself pins; their platform is in their name. Their integrity hash is asked of
// the registry; where it does not carry them they stay without, and are asked for again next time.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lockfileProblems, withoutHash } from './lockfile-problems.mjs';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, parent]) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`])
    .map(([name, version]) => [`node_modules/${name}`, entry(name, version, parent)]),
);

if (process.argv.includes('--check')) {
  const problems = [
    ...missing.map(([path]) => `${path} of another platform is missing, so npm ci refuses the lockfile`),
    ...lockfileProblems(lock),
  ];
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  if (problems.length > 0) console.error('Run node scripts/complete-lockfile.mjs and commit the file.');
  else console.log('package-lock.json names every platform, and what it installs has a hash.');
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  const byPath = ([a], [b]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries([...Object.entries(lock.packages), ...missing].sort(byPath));
  const asked = withoutHash(lock);
  for (const [path, each] of asked) {
    const integrity = hashOf(path.split('node_modules/').at(-1), each.version);
    // In the place where npm writes it.
    if (integrity) lock.packages[path] = { version: each.version, integrity, ...each };
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  const left = withoutHash(lock).length;
  console.log(
    `package-lock.json: ${missing.length} packages of other platforms and ${asked.length - left} hashes added, ${left} unknown here.`,
  );
}

function hashOf(name, version) {
  try {
    return execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function entry(name, version, parent) {
  const words = name.split('/').at(-1).split('-');
  const os = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].find((each) => words.includes(each));
  const cpu = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'arm'].find((each) => words.includes(each));
  if (!os || !cpu || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name}@${version}: its platform or version can't be read from its name. Add it to package-lock.json by hand.`);
  }
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = os === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {};
  return { version, cpu: [cpu], ...(parent.dev ? { dev: true } : {}), ...libc, optional: true, os: [os] };
}
