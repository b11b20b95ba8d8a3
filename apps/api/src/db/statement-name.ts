import type { Db } from './db.ts';

const known = new WeakSet<Db>();

/** Said once for a database whose connections are ours alone. */
export function noteOwnConnections(db: Db): void {
  known.add(db);
}

/**
 * The name by which a connection remembers a statement; none where a pooler may run the next call on another connection, which has never
 * heard of it.
 */
export function statementName(db: Db, name: string): string {
  return known.has(db) ? name : '';
}
