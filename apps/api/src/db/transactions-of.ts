import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './is-database-away.ts';

/**
 * Transactions that give their connection back whatever becomes of them. Drizzle's own don't when `begin` fails: each that met a database
 * that was away would keep one for ever, until none is left and the process never buys again.
 */
export function transactionsOf(pool: pg.Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isLost = true;
    try {
      const result = await drizzle(client).transaction(work, config);
      isLost = false;
      return result;
    } catch (error) {
      // Whoever is next in line would be given the same.
      isLost = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
}
