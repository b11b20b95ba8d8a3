// The one command. Runs on any Node from 20 on with nothing installed: built-in modules only.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { leanEnvironment, leanFlags } from './lean-process.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { StepError, step } from './step.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDev = process.argv.includes('--dev');
const isBuildOnly = process.argv.includes('--build-only');
/** It serves no page and needs no storefront. */
const isWorker = process.env.ROLE === 'worker' && !isBuildOnly;

try {
  await start();
} catch (error) {
  console.error(error instanceof StepError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}

async function start() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new StepError(`npm start needs Node 20 or newer to begin with; this is ${process.version}. Get it from https://nodejs.org`);
  }
  let node;
  const steps = [
    ['dependencies', (setNote) => ensureDependencies(root, setNote)],
    [
      'Node',
      () => {
        node = pinnedNode(root);
        return node.version;
      },
    ],
    ['building the server', (setNote) => ensureBuild(root, 'shop', setNote)],
    ['building the storefront', (setNote) => ensureBuild(root, 'storefront', setNote)],
    ['building the Studio', (setNote) => ensureBuild(root, 'studio', setNote)],
  ].slice(0, isDev ? 2 : isWorker ? 3 : 5);
  for (const [index, [title, work]] of steps.entries()) await step(`${index + 1}/${steps.length}`, title, work);
  if (!isBuildOnly) process.exitCode = await runShop(node.program);
}

function runShop(node) {
  const main = join(root, 'apps', 'shop', ...(isDev ? ['src', 'main.ts'] : ['dist', 'main.js']));
  if (!existsSync(main)) throw new StepError(`${main} is missing: this copy of the repository is not whole. Clone it again.`);
  const ours = ['--dev', '--build-only'];
  const passedOn = process.argv.slice(2).filter((argument) => !ours.includes(argument));
  const sources = ['--import', new URL('quick-imports.mjs', import.meta.url).href, '--watch', main, '--dev'];
  const shop = spawn(node, [...leanFlags, ...(isDev ? sources : [main]), ...passedOn], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Types are stripped and code is compiled once, not at every start.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...leanEnvironment,
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  forwardSignals(shop);
  return new Promise((resolve) => {
    shop.on('error', (error) => {
      console.error(`\nThe shop could not be started: ${error.message}\n`);
      resolve(1);
    });
    shop.on('exit', (code, name) => resolve(code ?? 128 + (constants.signals[name] ?? 0)));
  });
}

function forwardSignals(shop) {
  let last = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      // At a terminal Ctrl-C reaches the shop by itself, and npm sends us the same again: a second signal would mean "now".
      const isAgain = Date.now() - last < 500;
      last = Date.now();
      if (isAgain || (name === 'SIGINT' && process.stdin.isTTY)) return;
      shop.kill(name === 'SIGHUP' ? 'SIGTERM' : name);
    });
  }
  if (!process.env.npm_lifecycle_event) return;
  // npm puts a shell between itself and us, and that one dies of a signal without telling us: the shop would run on unseen.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    shop.kill('SIGTERM');
  }, 250);
  watch.unref();
}
