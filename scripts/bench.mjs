// Runs the programs of bench/ one after the other with their quick arguments, and compares their figures with those that were kept last.
//   npm run bench [-- name ...] [--keep]
// The figures go into artefacts/bench.tsv; with --keep into bench/last.tsv, too, which the next run is compared with. A program that fails is named, and the rest goes on.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { figuresIn, readFigures, worse, writeFigures } from './figures-in.ts';
import { runProgram } from './run-program.mjs';

/** Every program that ends by itself within minutes, with arguments that make it quick. What needs a browser or a shop of its own is run by hand. */
const programs = {
  start: ['1', '5'],
  pages: ['2'],
  listing: ['2'],
  pictures: ['2'],
  basket: ['2'],
  tracing: ['2', '1'],
  'sign-in': ['4'],
  oversell: ['200', '10'],
  checkout: ['10'],
  webhooks: ['500', '50'],
  faults: ['2', '2'],
  'faults-of-the-world': ['', '4'],
  restarts: ['3'],
  kills: ['5'],
  'rolling-restart': ['1'],
  live: ['5'],
  'studio-products': ['5000', '5'],
  orders: ['500', '20', '0'],
  club: ['2000', '20'],
  figures: ['5000', '5'],
  stores: ['5000'],
  search: ['2000'],
  relevance: [],
  overload: ['500', '4'],
  'overload-by-worth': ['5'],
  events: ['5', '0'],
  widgets: ['20'],
};

const longestMs = 10 * 60_000;
const kept = fileURLToPath(new URL('../bench/last.tsv', import.meta.url));
const made = fileURLToPath(new URL('../artefacts/bench.tsv', import.meta.url));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !(name in programs));
if (unknown.length > 0)
  throw new Error(`There is no quick run of ${unknown.join(', ')}; there is one of ${Object.keys(programs).join(', ')}.`);

const names = asked.length > 0 ? asked : Object.keys(programs);
const machine = `${platform()} ${arch()}, ${availableParallelism()} × ${cpus()[0]?.model.trim() || 'unknown'}`;
const figures = [];
const failed = [];
for (const [index, name] of names.entries()) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const where = `${index + 1}/${names.length} ${name}`;
  console.log(`${where} ...`);
  const ticking = setInterval(() => console.log(`${where} ... ${seconds()} s`), 15_000);
  const program = fileURLToPath(new URL(`../bench/${name}.ts`, import.meta.url));
  const { status, said } = await runProgram(process.execPath, [program, ...programs[name]], {
    env: { ...process.env, NO_COLOR: '1' },
    timeout: longestMs,
  });
  clearInterval(ticking);
  for (const line of said) console.log(`    ${line}`);
  const found = figuresIn(name, said);
  figures.push(...found, { name: `${name}: whole run`, figure: seconds(), unit: 's' });
  console.log(`${where}: ${status === 0 ? `${found.length} figures` : 'FAILED'} (${seconds()} s)`);
  if (status !== 0) failed.push(name);
}

const before = existsSync(kept) ? readFigures(readFileSync(kept, 'utf8')) : undefined;
mkdirSync(fileURLToPath(new URL('../artefacts', import.meta.url)), { recursive: true });
writeFileSync(made, writeFigures(figures, machine));
console.log(`\n${figures.length} figures in artefacts/bench.tsv`);
if (!before) console.log('nothing was kept to compare them with: --keep keeps these');
else {
  if (before.machine !== machine) console.log(`kept on another machine (${before.machine}): differences say little`);
  const slower = worse(figures, before.figures);
  for (const { name, unit, was, is } of slower) console.log(`WORSE ${name}: ${was} -> ${is} ${unit}`);
  if (slower.length === 0) console.log('none is worse than what was kept by more than 20 %');
}
if (process.argv.includes('--keep')) writeFileSync(kept, writeFigures(merge(before?.figures ?? [], figures), machine));
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** A run of some programs replaces their figures alone. */
function merge(old, fresh) {
  const program = ({ name }) => name.split(':')[0];
  const replaced = new Set(fresh.map(program));
  return [...old.filter((each) => !replaced.has(program(each))), ...fresh];
}
