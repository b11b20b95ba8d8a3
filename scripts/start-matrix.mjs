// Tries `npm start` on fresh clones the way strangers would: `node scripts/start-matrix.mjs [--working-tree] [case ...]`.
// What is committed is tried, or with --working-tree what lies here. As root it tries all cases; as an ordinary user those that need no other user. Takes minutes: each case installs everything.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isRoot = process.getuid?.() === 0;
const stranger = 65534;
const firstPort = Number(process.env.MATRIX_PORT ?? 3120);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const longestWait = 15 * 60_000;

const cases = [
  { name: 'ordinary-user', uid: isRoot ? stranger : undefined },
  { name: 'install-scripts-blocked', uid: isRoot ? stranger : undefined, env: { npm_config_ignore_scripts: 'true' } },
  { name: 'production', uid: isRoot ? stranger : undefined, env: productionEnvironment() },
  { name: 'root', needsRoot: true },
  { name: 'root-in-closed-home', needsRoot: true, mode: 0o700 },
].filter(({ name, needsRoot }) => (isRoot || !needsRoot) && (wanted.length === 0 || wanted.includes(name)));

const base = mkdtempSync(join(tmpdir(), 'selvedge-matrix-'));
chmodSync(base, 0o711);
const results = [];
for (const [index, each] of cases.entries()) results.push(await tryCase(each, firstPort + index));
rmSync(base, { recursive: true, force: true });
console.log();
console.table(Object.fromEntries(results.map(({ name, ...rest }) => [name, rest])));
process.exitCode = results.every(({ verdict }) => verdict === 'passed') ? 0 : 1;

async function tryCase({ name, uid, env = {}, mode = 0o755 }, port) {
  console.log(`\n== ${name}`);
  const home = join(base, name);
  const clone = join(home, 'selvedge');
  mkdirSync(home);
  copyRepository(clone);
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${uid}`, home]);
  chmodSync(home, mode);
  const shop = { clone, uid, env: { ...cleanEnvironment(), HOME: home, PORT: String(port), METRICS_PORT: String(port + 10_000), ...env } };
  const result = { name, verdict: 'failed' };
  const elsewhere = new Set();
  try {
    for (const start of ['first start', 'second start']) {
      const began = Date.now();
      const running = await runShop(shop, elsewhere);
      result[`${start}, s`] = ((Date.now() - began) / 1000).toFixed(1);
      const answer = await fetch(`http://localhost:${port}/`);
      result.status = answer.status;
      if (!answer.ok || !(await answer.text()).includes('<html')) throw new Error(`The home page answered ${answer.status}.`);
      running.child.kill('SIGTERM');
      const ended = await Promise.race([running.ended, sleep(60_000, 'never', { ref: false })]);
      if (ended === 'never') throw new Error('npm start was told to end and did not.');
      if (findServers(clone, elsewhere) !== '') throw new Error('The database server was left running.');
    }
    result.verdict = 'passed';
  } catch (error) {
    result.verdict = error.message.split('\n')[0];
  }
  for (const place of elsewhere) rmSync(place, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
  return result;
}

function copyRepository(clone) {
  if (!process.argv.includes('--working-tree')) {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    return;
  }
  mkdirSync(clone);
  const copy = 'git ls-files -coz --exclude-standard | tar --null --ignore-failed-read -T - -cf - 2>/dev/null | tar -xf - -C "$1"';
  execFileSync('sh', ['-c', copy, 'sh', clone], { cwd: root });
}

async function runShop({ clone, uid, env }, elsewhere) {
  const asUser = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn('npm', ['start'], { cwd: clone, env, ...asUser, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const take = (text) => {
    said += text;
    process.stdout.write(String(text).replaceAll(/^/gm, '   ').trimEnd().concat('\n'));
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  let isOver = false;
  const ended = new Promise((resolve) =>
    child.on('close', (code, signal) => {
      isOver = true;
      resolve(code ?? signal);
    }),
  );
  const deadline = Date.now() + longestWait;
  while (!/open at https?:\/\//.test(said)) {
    if (isOver) throw new Error(`npm start ended with ${await ended}.`);
    if (Date.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error('npm start printed no address in time.');
    }
    await sleep(50);
  }
  const moved = /keeping the database in (\/var\/lib\/selvedge\/[0-9a-f]{12}),/.exec(said)?.[1];
  if (moved) elsewhere.add(moved);
  return { child, ended };
}

function findServers(clone, elsewhere) {
  const places = [clone, ...elsewhere];
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => /postgres -D/.test(line) && places.some((place) => line.includes(place))).join('\n');
}

/** As a stranger's shell has it: nothing of this repository in the path, nothing of the npm that may have started us. */
function cleanEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  return { PATH: path.join(delimiter), LANG: process.env.LANG ?? 'C.UTF-8', ...networkSettings() };
}

function networkSettings() {
  const isNetwork = (name) => /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_(registry|cafile|proxy|https_proxy))$/i.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isNetwork(name)));
}

function productionEnvironment() {
  const secret = (letter) => letter.repeat(40);
  return {
    NODE_ENV: 'production',
    SHOP_URL: 'http://localhost',
    SESSION_SECRET: secret('a'),
    SERVICE_KEY: secret('b'),
    PREVIEW_SECRET: secret('c'),
  };
}
