import type { Db } from '../db/db.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';

export const provenTopic = 'email.proven';
export type ProvenEmail = { shopperId: string; email: string };

/** Call in the transaction that proves whose an address is: what was bought with it before may belong to the account from then on. */
export async function noteProvenEmail(tx: Db, { shopperId, email, now }: ProvenEmail & { now: Date }): Promise<void> {
  await writeOutbox(tx, { topic: provenTopic, payload: { shopperId, email } satisfies ProvenEmail, now });
}
