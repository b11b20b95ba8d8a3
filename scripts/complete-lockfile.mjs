// `node scripts/complete-lockfile.mjs [--check]`, after every npm install that changed package-lock.json.
//
// A registry mirror may carry the programs of some platforms only. npm install then leaves the others out of the lockfile
// without a word, and npm ci refuses such a lockfile on every machine, the one that wrote it included. This puts them back:
// their version is the one that the package itself pins; their platform is in their name. They have no integrity hash,
// because nobody here could see them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, parent]) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`])
    .map(([name, version]) => [`node_modules/${name}`, entry(name, version, parent)]),
);

if (missing.length === 0) {
  console.log('package-lock.json names every platform.');
} else if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${missing.length} packages of other platforms, so npm ci refuses it.`);
  console.error('Run node scripts/complete-lockfile.mjs and commit the file.');
  process.exitCode = 1;
} else {
  const byPath = ([a], [b]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries([...Object.entries(lock.packages), ...missing].sort(byPath));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} packages of other platforms added.`);
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
