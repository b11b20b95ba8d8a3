// Imports an assortment: npm run import -- goods.jsonl.gz [--complete] [--wait] [--refused refused.jsonl]
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getRun } from '@selvedge/api/assortment/import/list-runs.ts';
import { formatOfName } from '@selvedge/api/assortment/import/read-records.ts';
import { finishRun, startRun } from '@selvedge/api/assortment/import/run-import.ts';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { type Config, clock, readConfig } from '@selvedge/api/config.ts';
import { readDictionaries } from '@selvedge/api/content/read-dictionaries.ts';
import { findRunningPostgres } from '@selvedge/api/db/find-running-postgres.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { type OpenDb, openDb } from '@selvedge/api/db/open-db.ts';
import { fetchWaiting } from '@selvedge/api/picture-fetch/fetch-waiting.ts';
import { openStorage } from '@selvedge/api/storage/open-storage.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import type { ImportReport, RefusedLine } from '@selvedge/contract/studio/import.ts';

const usage = 'npm run import -- FILE [--complete] [--wait] [--refused REPORT]';
const log = (line: string): void => console.error(`  ${line}`);
const english = readDictionaries().get('en') ?? {};
/** Shown as they come; the rest is counted, and written to the file of --refused. */
const shownRefusals = 20;

await explainBootErrors(async () => {
  const { path, ...options } = readArguments();
  const config = readConfig();
  const database = await openDatabase(config);
  const report = options.refused === undefined ? undefined : createWriteStream(options.refused);
  const progress = progressLine();
  try {
    const names = { file: basename(path), who: 'command line' };
    const id = await startRun(database.pool, { ...names, now: clock(config)() });
    const done = await finishRun(database.pool, id, {
      ...names,
      bytes: createReadStream(path, { highWaterMark: 256 * 1024 }),
      format: formatOfName(path),
      maxBytes: config.importMaxBytes,
      limits: config.importPictures,
      clock: clock(config),
      isComplete: options.complete,
      wait: options.wait,
      onProgress: progress.show,
      onRefused(line) {
        report?.write(`${JSON.stringify(line)}\n`);
        progress.refuse(line);
      },
    });
    progress.end();
    conclude(done, options);
    await fetchAll(database, { id, config, onRefused: (line) => report?.write(`${JSON.stringify(line)}\n`) });
  } catch (error) {
    progress.end();
    throw explain(error);
  } finally {
    if (report) await finished(report.end());
    await database.close();
  }
});

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { complete: flag, wait: flag, refused: { type: 'string' } },
    });
    const [path, ...rest] = positionals;
    if (path === undefined || rest.length > 0) throw new Error('One file is needed.');
    if (!statSync(path).isFile()) throw new Error(`${path} is not a file.`);
    return { path, ...values };
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** One line that is written over while a person watches; a line every few seconds for a log. */
function progressLine() {
  const started = performance.now();
  const pause = process.stderr.isTTY ? 200 : 5_000;
  const [before, after] = process.stderr.isTTY ? ['\r\u001b[K', ''] : ['', '\n'];
  let shown = 0;
  let last = started;
  const write = (text: string) => process.stderr.write(`${before}${text}${after}`);
  return {
    say(words: string) {
      if (performance.now() - last < pause) return;
      last = performance.now();
      write(`  ${words}`);
    },
    show({ lines, refused }: { lines: number; refused: number }) {
      if (performance.now() - last < pause) return;
      last = performance.now();
      const rate = Math.round(lines / ((last - started) / 1000));
      write(`  ${lines} lines read, ${rate} a second, ${refused} refused`);
    },
    refuse({ line, id, errors }: RefusedLine) {
      if (++shown > shownRefusals) return;
      if (process.stderr.isTTY) process.stderr.write(before);
      console.error(`  line ${line}${id && ` (${id})`}: ${inWords(errors).join(' ')}`);
    },
    end: () => void (process.stderr.isTTY && process.stderr.write(before)),
  };
}

/** Until nothing of this import waits, whoever fetches it: a shop that runs beside us may be quicker. */
async function fetchAll(
  { db, pool }: Pick<OpenDb, 'db' | 'pool'>,
  { id, config, onRefused }: { id: string; config: Config; onRefused: (line: RefusedLine) => void },
): Promise<void> {
  const progress = progressLine();
  let pictures = (await getRun({ db, now: clock(config)() }, id)).pictures;
  if (pictures.total === 0) return;
  const storage = await openStorage(config.storage);
  const log = { warn: (context: object, message: string) => console.error(`  ${message}`, context) };
  while (pictures.settled < pictures.total) {
    progress.say(`pictures ${pictures.settled} of ${pictures.total}, ${pictures.failed} failed`);
    const looked = await fetchWaiting({ db, pool, clock: clock(config), limits: config.importPictures, storage, log });
    if (looked === 0) await setTimeout(pauseMs);
    pictures = (await getRun({ db, now: clock(config)() }, id)).pictures;
  }
  storage?.close();
  progress.end();
  console.log(`Pictures: ${pictures.total} from other hosts, ${pictures.failed} could not be fetched.`);
  for (const { line, id: product, address, reason, detail } of pictures.problems ?? [])
    onRefused({ line, id: product, errors: { [address]: [reason, ...(detail === undefined ? [] : [detail])] } });
  for (const { line, address, reason, detail } of (pictures.problems ?? []).slice(0, shownRefusals))
    console.error(`  line ${line}: ${address}: ${english[reason]}${detail === undefined ? '' : ` (${detail})`}`);
  if (pictures.failed > 0) process.exitCode ??= 3;
}

const pauseMs = 500;

function conclude({ counts, hasChanged, warnings }: ImportReport, { complete, refused }: { complete: boolean; refused?: string }): void {
  for (const { line, warning, id } of warnings.slice(0, shownRefusals)) console.error(`  line ${line}: ${id}: ${english[warning]}`);
  if (counts.refused > shownRefusals && refused === undefined)
    log(`More lines were refused than are shown: --refused FILE writes them all.`);
  if (complete && counts.refused > 0) log('Nothing was withdrawn: a refused line may be the one that names it.');
  const { lines, unchanged, styles, products, variants, prices, stock, withdrawn } = counts;
  console.log(`${lines} lines read, ${counts.refused} refused, ${unchanged} styles unchanged.`);
  if (hasChanged)
    console.log(
      `Written: ${styles} styles, ${products} products, ${variants} variants, ${prices} prices, ${stock} stocks; ${withdrawn} withdrawn.`,
    );
  else console.log('Nothing has changed.');
  if (counts.refused > 0) process.exitCode = 2;
}

function inWords(errors: FieldErrors): string[] {
  return Object.entries(errors).map(([field, keys]) => `${field}: ${keys.map((key) => english[key] ?? key).join(' ')}`);
}

function explain(error: unknown): unknown {
  if (!(error instanceof ShopError)) return error;
  const hint = error.code === 'conflict' ? '\n--wait waits for it.' : '';
  return new BootError(`The file was refused, and nothing was changed.\n  ${inWords(error.errors).join('\n  ')}${hint}`);
}

/** Beside a running shop we are a guest on its server; otherwise the server is opened for this one errand. */
async function openDatabase(config: Config) {
  const running = config.databaseDirectUrl ?? config.databaseUrl ?? findRunningPostgres({ ...config, log });
  const embedded = running ? undefined : await launchPostgres({ ...config, log });
  try {
    const open = await openDb(running ?? embedded?.url ?? '', { log, poolSize: 3, applicationName: 'selvedge import' });
    await migrate(open.pool, { log });
    return {
      pool: open.pool,
      db: open.db,
      async close() {
        await open.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
