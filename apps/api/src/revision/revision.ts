import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Processes listen here; the payload is the revision's name. */
export const revisionChannel = 'revision';

/** Call in the transaction of the change: then nobody can see the change without the new number, or the number without the change. */
export async function bumpRevision(tx: Db, name: string): Promise<string> {
  const { rows } = await tx.execute<{ value: string }>(sql`
    insert into revision (name, value) values (${name}, 1)
    on conflict (name) do update set value = revision.value + 1
    returning value::text as value`);
  // Delivered when the transaction commits, and not at all when it does not.
  await tx.execute(sql`select pg_notify(${revisionChannel}, ${name})`);
  return rows[0]!.value;
}

export async function readRevision(db: Db, name: string): Promise<string> {
  const { rows } = await db.execute<{ value: string }>(sql`select value::text as value from revision where name = ${name}`);
  return rows[0]?.value ?? '0';
}
