import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { BootError } from '../boot-error.ts';
import { isOutsideTransaction, splitStatements } from './migration-mode.ts';
import type { Migration } from './read-migrations.ts';

export type LockPatience = {
  /** How long a change waits for its table. Everybody who comes after it waits behind it, so this is how long the shop may stand still. */
  lockTimeoutMs: number;
  /** How often it is tried before the start is given up. */
  attempts: number;
  /** Between two attempts, in which those who were held up go on. */
  pauseMs: number;
};

/** Three minutes in all: longer than a request or a job may hold a table. */
export const usualPatience: LockPatience = { lockTimeoutMs: 2_000, attempts: 40, pauseMs: 2_500 };

/** Outside a transaction a statement waits for transactions that began before it, and holds nobody up meanwhile. */
const besideWritersTimeoutMs = 600_000;

type Applying = { log: (line: string) => void; patience: LockPatience };

/** Runs one file, again while its tables are held by others. */
export async function applyMigration(client: pg.Client, migration: Migration, { log, patience }: Applying): Promise<void> {
  const isOutside = isOutsideTransaction(migration.sql);
  for (let attempt = 1; ; attempt++) {
    try {
      await (isOutside ? applyOutside(client, migration) : applyInside(client, migration, patience.lockTimeoutMs));
      return;
    } catch (error) {
      const { code } = error as pg.DatabaseError;
      if (!isLockMissed(code)) throw explain(migration, error as Failure, isOutside);
      const holder = await findHolder(client);
      if (attempt >= patience.attempts) throw givenUp(migration, { attempts: attempt, holder });
      log(`migration ${migration.name}: its tables are in use${holder}; attempt ${attempt} of ${patience.attempts}`);
      await sleep(patience.pauseMs);
    }
  }
}

/** lock_not_available, deadlock_detected */
const isLockMissed = (code: string | undefined) => code === '55P03' || code === '40P01';

const note = 'insert into schema_migration (name, checksum) values ($1, $2)';

async function applyInside(client: pg.Client, { name, sql, checksum }: Migration, lockTimeoutMs: number): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(sql);
    await client.query(note, [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw atLine(error, sql);
  }
}

async function applyOutside(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(`set lock_timeout = ${besideWritersTimeoutMs}`);
  try {
    for (const piece of splitStatements(sql)) {
      await client.query(piece.sql).catch((error) => {
        throw atLine(error, piece.sql, piece.line);
      });
    }
    await client.query(note, [name, checksum]);
  } finally {
    await client.query('set lock_timeout = 0').catch(() => {});
  }
}

type Failure = pg.DatabaseError & { lineOfFile?: number };

function atLine(error: unknown, sql: string, first = 1): Failure {
  const failure = error as Failure;
  if (failure.position) failure.lineOfFile = first - 1 + sql.slice(0, Number(failure.position)).split('\n').length;
  return failure;
}

function explain({ name }: Migration, { message, detail, lineOfFile }: Failure, isOutside: boolean): BootError {
  const kept = isOutside
    ? 'Statements before it were kept; the next start runs the file again.'
    : 'Nothing of it was kept; the migrations before it stay.';
  return new BootError(
    `The migration ${name} failed${lineOfFile ? ` in line ${lineOfFile}` : ''}: ${message}${detail ? ` (${detail})` : ''}\n${kept}`,
  );
}

function givenUp({ name }: Migration, { attempts, holder }: { attempts: number; holder: string }): BootError {
  return new BootError(
    `The migration ${name} could not get hold of its tables in ${attempts} attempts${holder}.\nEnd what uses them, and start again. The migrations before it stay.`,
  );
}

/** Whose transaction has been open for longest: it is most likely the one in the way. */
async function findHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; pid: number; seconds: number }>(
    `select coalesce(nullif(application_name, ''), usename, 'unknown') as name, pid, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and backend_type = 'client backend'
    order by xact_start limit 1`,
  );
  const [first] = rows;
  return first ? ` (${first.name}, process ${first.pid}, has a transaction open for ${first.seconds} s)` : '';
}
