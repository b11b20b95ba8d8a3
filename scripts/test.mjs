// Everything that proves the shop, on a fresh clone: `npm test`. Ends with one line `N passed, N failed`.
// `npm test -- rules` runs one part (checks, rules, journeys, looks), `quick` what needs neither a database nor a browser, `changed` what a
// change can reach, `all` every part in full; `journeys --repeat 20 e2e/x.spec.ts` looks for what fails now and then.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './changed-files.mjs';
import { describeFailures, readReport } from './failures.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { reachedJourneys } from './reached-journeys.mjs';
import { describeTime } from './slowest.mjs';
import { planTests } from './test-plan.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const artefacts = join(root, 'artefacts');
const plan = readPlan();
const wants = (part) => plan.parts.includes(part);
const since = plan.way === 'changed' ? changedFiles(root) : undefined;
// Before a release: every variant of every journey, more inputs for every endpoint, and passwords hashed as in a shop.
const inFull = plan.way === 'all' ? { JOURNEYS: 'all', FUZZ_RUNS: process.env.FUZZ_RUNS ?? '100', PASSWORD_HASHES: 'full' } : {};
// Every program of a run compiles the same code; the shop alone is started a dozen times.
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node') };
const parts = [];
const total = { passed: 0, failed: 0 };
const reports = { checks: [], rules: undefined, journeys: undefined };

rmSync(artefacts, { recursive: true, force: true });
mkdirSync(artefacts, { recursive: true });

const ready = await timed('install and build', () =>
  run('install and build', process.execPath, ['scripts/start.mjs', '--build-only'], { live: true }),
);
if (ready.code !== 0) finish('The shop could not be installed or built, so nothing was tested.');

const checkers = String(Math.max(1, Math.min(4, availableParallelism() - 1)));
const checks = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  // Each checker works out anew what all of them share (80 CPU seconds with four, 53 with one), and the other checks need a core, too.
  ['types', 'tsc', ['-p', '.', '--checkers', checkers, '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']],
  ['import law', 'node', ['scripts/import-law.mjs']],
  ['unused code', 'knip', []],
  ['lockfile', 'node', ['scripts/complete-lockfile.mjs', '--check']],
  ['OpenAPI up to date', 'node', ['scripts/openapi.ts', '--check']],
];
if (wants('checks')) {
  const check = async ([name, tool, args]) => count(name, await run(name, join(bin, tool), args));
  await timed('checks', () => pool(checks, availableParallelism(), check));
}
if (wants('rules')) {
  const report = join(artefacts, 'rules.json');
  const some = plan.way === 'quick' ? ['--project', 'rules'] : since ? ['--changed', since.base, '--passWithNoTests'] : [];
  const args = ['run', ...some, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const tested = await timed('rules', () => run('rules and endpoints', join(bin, 'vitest'), args, { live: true, env: inFull }));
  reports.rules = readReport(report);
  countReport(tested, reports.rules, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }));
}
const journeys = since ? reachedJourneys({ changed: since.changed, sources: readJourneys() }) : plan.files;
if (wants('journeys') && since && journeys.length === 0) say('no journey is reached by what has changed');
else if (wants('journeys'))
  await browse('journeys', { env: inFull, args: [`--repeat-each=${plan.repeat}`, ...(journeys === 'all' ? [] : journeys)] });
for (const part of ['looks', 'accept-looks'].filter(wants)) {
  const env = { LOOKS: part === 'looks' ? 'compare' : 'accept' };
  await browse(part, { env, args: ['e2e/compare-looks.spec.ts'] });
}
finish();

/** What needs the built product in a browser. */
async function browse(part, { env, args }) {
  const browser = ensureBrowser((step) => say(`installing a browser: ${step}`));
  if (!browser) {
    total.failed += 1;
    say(
      'No Chrome or Chromium was found and none could be installed here. Install one, or name it in CHROME_PATH, and run npm test again.',
    );
    return;
  }
  const report = join(artefacts, `${part}.json`);
  const whole = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env };
  const all = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args];
  const tested = await timed(part, () => run(part, join(bin, 'playwright'), all, { live: true, env: whole }));
  const found = readReport(report);
  reports[part === 'journeys' ? part : 'looks'] = found;
  countReport(tested, found, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
}

function readPlan() {
  try {
    return planTests(process.argv.slice(2));
  } catch (error) {
    say(error.message);
    process.exit(1);
  }
}

function readJourneys() {
  const files = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.ts'));
  return Object.fromEntries(files.map((name) => [`e2e/${name}`, readFileSync(join(root, 'e2e', name), 'utf8')]));
}

function countReport(tested, report, read) {
  if (!report) {
    total.failed += 1;
    say(`${tested.name} ended without a report`);
    return;
  }
  const { passed, failed } = read(report);
  total.passed += passed;
  // A runner that stops for another reason than a failed test has failed too.
  total.failed += failed || (tested.code === 0 ? 0 : 1);
}

function count(name, { code, output }) {
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code === 0) return;
  process.stdout.write(`\n--- ${name}\n${output}\n`);
  reports.checks.push({ name, output });
}

async function timed(name, work) {
  const started = Date.now();
  const result = await work();
  parts.push({ name, seconds: (Date.now() - started) / 1000 });
  return result;
}

/** Runs a program; its output is shown at once (`live`) or kept until it is known to matter. */
function run(name, command, args, { live = false, env = {} } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...compiled, PATH: `${bin}:${process.env.PATH}`, ...(live ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ name, code: 1, output: String(error) }));
    child.on('exit', (code) => {
      say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
      resolve({ name, code: code ?? 1, output });
    });
  });
}

async function pool(items, size, work) {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: size }, async () => {
      for (let item = queue.shift(); item; item = queue.shift()) await work(item);
    }),
  );
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function finish(problem) {
  if (problem) {
    say(problem);
    total.failed += 1;
  }
  for (const line of [...describeTime({ parts, ...reports }), ...describeFailures(reports)]) say(line);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}
