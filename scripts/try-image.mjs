// Carries out the steps of the Dockerfile in a directory of its own, without Docker, and starts what comes out of them: as another user, who may
// write nowhere but to the data directory and the temporary one. `node scripts/try-image.mjs [--keep]`, as root, takes some minutes.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../apps/api/src/config.ts';
import { launchPostgres } from '../apps/api/src/db/launch-postgres.ts';
import { environmentOf, readDockerfile } from './read-dockerfile.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = [dirname(process.execPath), process.env.PATH].join(delimiter);

if (process.getuid?.() !== 0) throw new Error('This has to become another user to see what that one may not do: run it as root.');
const scratch = mkdtempSync(join(tmpdir(), 'selvedge-image-'));
chmodSync(scratch, 0o711);
process.once('SIGINT', () => process.exit(130));
try {
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  for (const stage of stages) build(stage);
  await run(stages.at(-1));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (process.argv.includes('--keep')) console.log(`left in ${scratch}`);
  else rmSync(scratch, { recursive: true, force: true });
}

/** A stage is a directory, and its `/app` and `/data` lie in it. */
function build({ name, steps }) {
  const inside = (place) => join(scratch, name, place);
  let folder = '/';
  const began = Date.now();
  for (const { word, flags, rest } of steps) {
    if (word === 'WORKDIR') {
      folder = rest;
      mkdirSync(inside(folder), { recursive: true });
    }
    if (word === 'COPY') {
      const [from, to] = rest.split(' ');
      if (flags.from) cpSync(join(scratch, flags.from, from), join(inside(folder), to), { recursive: true, verbatimSymlinks: true });
      else copyContext(join(inside(folder), to));
    }
    if (word !== 'RUN') continue;
    const command = rest.replaceAll(/(?<=\s)\/(app|data)\b/g, (place) => inside(place));
    // The caller's way to the registry (proxy, certificates) is needed here as `docker build` needs its own.
    execFileSync('sh', ['-c', command], {
      cwd: inside(folder),
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const size = execFileSync('du', ['-sm', inside('')], { encoding: 'utf8' }).split('\t')[0];
  console.log(`${name}: ${size} MB after ${Math.round((Date.now() - began) / 1000)} s`);
}

/** What git knows, without what .dockerignore leaves out. */
function copyContext(target) {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const patterns = ignored
    .filter((line) => !line.startsWith('!'))
    .map((line) => `--exclude=${line.includes('/') ? line.slice(3) : `./${line}`}`);
  const command = `git ls-files -coz --exclude-standard | sed -z 's|^|./|' | tar ${patterns.map((each) => `'${each}'`).join(' ')} --null --ignore-failed-read -T - -cf - | tar -xf - -C "$1"`;
  execFileSync('sh', ['-c', command, 'sh', target], { cwd: root });
  for (const kept of ignored.filter((line) => line.startsWith('!'))) cpSync(join(root, kept.slice(1)), join(target, kept.slice(1)));
}

async function run(stage) {
  const app = join(scratch, stage.name, 'app');
  const data = join(scratch, stage.name, 'data');
  const temporary = join(scratch, 'tmp');
  mkdirSync(temporary);
  const databaseDir = join(scratch, 'database');
  mkdirSync(databaseDir, { mode: 0o711 });
  const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: databaseDir }), log: () => {} });
  // The account of the database may open its socket, and owns nothing of the image.
  const user = statSync(join(databaseDir, 'postgres')).uid;
  for (const folder of [temporary, data]) chownSync(folder, user, user);
  try {
    execFileSync('chmod', ['-R', 'a-w', app]);
    const [port, metricsPort] = await freePorts();
    const image = { ...environmentOf(stage), PATH: path, DATA_DIR: data, TMPDIR: temporary, PORT: port, METRICS_PORT: metricsPort };
    const secret = () => randomBytes(24).toString('hex');
    const secrets = { SESSION_SECRET: secret(), SERVICE_KEY: secret(), PREVIEW_SECRET: secret() };
    const shop = { stage, app, port, user, env: { ...image, DATABASE_URL: postgres.url, SHOP_URL: `http://localhost:${port}` } };
    await visit({ ...shop, env: { ...shop.env, ...secrets }, name: 'production, nothing in the database', page: '/healthz' });
    await visit({ ...shop, env: { ...shop.env, NODE_ENV: 'development', HOST: '127.0.0.1' }, name: 'the demo', page: '/de-AT' });
    const written = execFileSync('find', [app, '-user', String(user)], { encoding: 'utf8' });
    if (written !== '') throw new Error(`written outside the data directory:\n${written}`);
  } finally {
    await postgres.stop();
  }
}

async function visit({ stage, app, port, user, env, name, page }) {
  const command = (word) => JSON.parse(stage.steps.find((step) => step.word === word).rest.replace(/^CMD /, ''));
  const as = { cwd: app, env, uid: user, gid: user };
  const [program, ...args] = command('CMD');
  const began = Date.now();
  const child = spawn(program, args, { ...as, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  try {
    const [check, ...rest] = command('HEALTHCHECK');
    const isHealthy = () => new Promise((resolve) => spawn(check, rest, as).once('exit', (code) => resolve(code === 0)));
    while (!(await isHealthy())) {
      if (child.exitCode !== null || Date.now() - began > 180_000) throw new Error(`${name}: it does not open.\n${said}`);
      await sleep(500);
    }
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const answer = await fetch(`http://127.0.0.1:${port}${page}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${page} answers ${answer.status}.\n${said}`);
    const picture = /<img[^>]* src="(\/[^"]+)"/.exec(text)?.[1];
    const drawn = picture ? `, a picture ${(await fetch(`http://127.0.0.1:${port}${picture}`)).status}` : '';
    console.log(`${name}: healthy after ${seconds} s, ${page} ${answer.status}, ${text.length} characters${drawn}`);
  } finally {
    child.kill(stage.steps.find(({ word }) => word === 'STOPSIGNAL').rest);
    const code = await Promise.race([ended, sleep(30_000, 'never', { ref: false })]);
    console.log(`${name}: ended with ${code}`);
    if (code === 'never') child.kill('SIGKILL');
    if (code !== 0) process.exitCode = 1;
  }
}

async function freePorts() {
  const ask = () =>
    new Promise((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => resolve(String(port)));
      });
    });
  return [await ask(), await ask()];
}
