import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { BootError } from '../boot-error.ts';
import { noteDirectUrl, sessionLimits } from './session-client.ts';
import { noteOwnConnections } from './statement-name.ts';
import { transactionsOf } from './transactions-of.ts';

export type OpenDb = { db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> };

export type OpenDbOptions = {
  /** Told what goes on while a server is not there yet, and when an idle connection is lost later. */
  log?: (line: string) => void;
  poolSize?: number;
  applicationName?: string;
  /** Of the server itself, where the address is that of a pooler, which hands a connection on after each transaction. */
  directUrl?: string | undefined;
  /** How long a server that does not answer is waited for: in a fresh deployment it may start after us. */
  waitMs?: number;
};

/** Opens the pool and proves that the server answers. Throws a BootError in plain words when it does not. */
export async function openDb(url: string, options: OpenDbOptions = {}): Promise<OpenDb> {
  const { log = () => {}, poolSize = 10, applicationName = 'selvedge', directUrl, waitMs = 30_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    // A pooler refuses what it would have to keep for each caller; there the server's own limits hold.
    ...(directUrl === undefined && sessionLimits),
    keepAlive: true,
    // An idle pool must not keep a finished program, or a test run, from ending.
    allowExitOnIdle: true,
  });
  // Without a listener a server that restarts would end the whole process through an idle connection.
  let isClosing = false;
  pool.on('error', (error) => isClosing || log(`a database connection was lost: ${error.message}`));
  // The pool listens to idle connections only. One that is lost between two statements of a transaction fails the second of them.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await firstAnswer(pool, url, { log, waitMs });
    if (directUrl !== undefined) await refuseUnlimited(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = Object.assign(drizzle(pool), { transaction: transactionsOf(pool) });
  if (directUrl === undefined) noteOwnConnections(db);
  else noteDirectUrl(pool, directUrl);
  return {
    db,
    pool,
    close() {
      // The pool ends before its last sockets do; a server that stops meanwhile is no news.
      isClosing = true;
      return pool.end();
    },
  };
}

async function firstAnswer(pool: pg.Pool, url: string, { log, waitMs }: { log: (line: string) => void; waitMs: number }): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const { reason, advice, isFinal } = explain(error as pg.DatabaseError);
      if (isFinal || Date.now() >= deadline) throw new BootError(`The database at ${placeOf(url)} ${reason}.\n${advice}`);
      log(`the database at ${placeOf(url)} ${reason}; trying again for ${Math.ceil((deadline - Date.now()) / 1000)} s`);
      await sleep(Math.min(1_000, Math.max(deadline - Date.now(), 0)));
    }
  }
}

/** A statement that hangs would hold one of the few connections that a pooler shares out, and its locks. */
async function refuseUnlimited(pool: pg.Pool, url: string): Promise<void> {
  for (const name of Object.keys(sessionLimits)) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [name]);
    if (rows[0]?.value === '0')
      throw new BootError(
        `The database at ${placeOf(url)} has no ${name} behind its pooler.\nSet it for the shop's user (alter role ... set ${name}), or as connect_query of the pooler.`,
      );
  }
}

/** Host, port and name only: the message goes to logs, where a password has no business. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const socket = searchParams.get('host');
  return `${socket ?? `${hostname || 'localhost'}:${port || 5432}`}${pathname}`;
}

function explain(error: Pick<pg.DatabaseError, 'code' | 'message'>): { reason: string; advice: string; isFinal: boolean } {
  const checkServer =
    'Check DATABASE_URL and that the server runs, or leave DATABASE_URL unset to use the PostgreSQL that comes with the shop.';
  const known: Record<string, { reason: string; advice: string; isFinal: boolean }> = {
    ECONNREFUSED: { reason: 'refuses connections', advice: checkServer, isFinal: false },
    ENOENT: { reason: 'has no socket there', advice: checkServer, isFinal: false },
    ENOTFOUND: { reason: 'has a host name that nobody knows', advice: checkServer, isFinal: false },
    EAI_AGAIN: { reason: 'has a host name that could not be looked up', advice: checkServer, isFinal: false },
    ETIMEDOUT: { reason: 'does not answer', advice: checkServer, isFinal: false },
    '57P03': { reason: 'is starting up', advice: checkServer, isFinal: false },
    '53300': { reason: 'has no connection left', advice: 'Raise max_connections of the server, or close other programs.', isFinal: false },
    '28P01': { reason: 'refuses the user or the password', advice: 'Correct the user and the password in DATABASE_URL.', isFinal: true },
    '28000': {
      reason: 'does not let this user in',
      advice: 'Correct the user in DATABASE_URL, or allow it in pg_hba.conf.',
      isFinal: true,
    },
    '3D000': {
      reason: 'does not exist on that server',
      advice: 'Create it (createdb), or correct its name in DATABASE_URL.',
      isFinal: true,
    },
  };
  const found = known[error.code ?? ''];
  if (found) return found;
  if (/timeout|terminated/.test(error.message)) return { reason: 'does not answer', advice: checkServer, isFinal: false };
  return { reason: `can't be used (${error.message || error.code})`, advice: checkServer, isFinal: false };
}
