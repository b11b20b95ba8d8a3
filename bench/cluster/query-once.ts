import pg from 'pg';

/** On a connection of its own, which nothing that went before can have broken. */
export async function queryOnce(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    void client.end().catch(() => {});
  }
}

/** A commit that waits for the standby as an order does, and leaves nothing. */
export const commitOnce = (connectionString: string) => queryOnce(connectionString, `select pg_logical_emit_message(true, 'trial', '')`);
