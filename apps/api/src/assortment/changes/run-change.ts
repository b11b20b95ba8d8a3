import type { Db } from '../../db/db.ts';
import type { OutboxHandlers } from '../../jobs/relay-outbox.ts';
import { writeOutbox } from '../../jobs/write-outbox.ts';
import { leaveHandlers } from './leave-sale.ts';
import { stepChange } from './step-change.ts';

const topic = 'assortment-change';
/** Below the lease of a message: who takes longer hands the rest over, instead of having it given to somebody else as well. */
const turnMs = 30_000;
const stepsAtOnce = 2;

/** What is small is done before the caller has its answer; the rest goes on by itself, on any process, also after a restart. */
export async function runChange(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  for (let step = 0; step < stepsAtOnce; step++) if (!(await stepChange(db, { id, now }))) return;
  await writeOutbox(db, { topic, payload: { id }, now });
}

export function changeHandlers({ db, clock }: { db: Db; clock: () => Date }): OutboxHandlers {
  return {
    ...leaveHandlers({ db, clock }),
    [topic]: async ({ payload }) => {
      const { id } = payload as { id: string };
      const until = performance.now() + turnMs;
      while (await stepChange(db, { id, now: clock() })) {
        if (performance.now() < until) continue;
        await writeOutbox(db, { topic, payload: { id }, now: clock() });
        return;
      }
    },
  };
}
