import pg from 'pg';

/** Limits of every session: a statement that hangs, or a transaction that nobody ends, would hold locks without end. */
export const sessionLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };

const directUrls = new WeakMap<pg.Pool, string>();

/** Said once for a pool that goes through a pooler: where the server itself is. */
export function noteDirectUrl(pool: pg.Pool, url: string): void {
  directUrls.set(pool, url);
}

/**
 * A connection that is one errand's until it ends, not connected yet: for notices, locks, settings and temporary tables that outlast a
 * transaction. Behind a pooler the pool's own connections go from caller to caller after each transaction, and all of that with them.
 * `name` is what the server calls it in its list of connections.
 */
export function sessionClient(pool: pg.Pool, name?: string): pg.Client {
  const direct = directUrls.get(pool);
  // The pool hides its password from copies of its options.
  const { password } = pool.options;
  const client = new pg.Client({
    ...{ ...pool.options, password, ...sessionLimits },
    ...(direct !== undefined && { connectionString: direct }),
    ...(name !== undefined && { application_name: name }),
  });
  // Its end comes as an event as well as an error of the query under way; without a listener the event ends the process.
  client.on('error', () => {});
  return client;
}
