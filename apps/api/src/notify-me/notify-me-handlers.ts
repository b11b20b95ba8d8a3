import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { findWaitedProducts } from './find-waiting.ts';
import { notifyMeTable } from './tables.ts';
import { type Telling, tellWaiting } from './tell-waiting.ts';

/** Written by the database itself when pieces come that somebody waits for (migration 0180). */
const piecesTopic = 'notify-me.pieces';

export function notifyMeHandlers(telling: () => Telling): OutboxHandlers {
  return {
    [piecesTopic]: async ({ payload }) => void (await tellWaiting(telling(), (payload as { productId: string }).productId)),
  };
}

/** What no piece announces: a turn that ended unused, a product whose day has come, a market that opened again. */
export async function tellAllWaiting(telling: Telling): Promise<number> {
  let sent = 0;
  for (const productId of await findWaitedProducts(telling.db)) sent += await tellWaiting(telling, productId);
  return sent;
}

export async function scheduleNotifyMe(jobs: Jobs, telling: () => Telling): Promise<void> {
  await jobs.work('notify-me', async () => void (await tellAllWaiting(telling())));
  await jobs.schedule('notify-me', '* * * * *', {});
}

/** Asked when a mail leaves, which may be long after it was written: whoever left since is not written to. */
export async function isStillWaited(db: Db, mail: NewMail): Promise<boolean> {
  if (mail.template !== 'notify-me') return true;
  const { leftAt, id } = notifyMeTable;
  const [row] = await db
    .select({ leftAt })
    .from(notifyMeTable)
    .where(eq(id, (mail as NewMail<'notify-me'>).values.id));
  return row?.leftAt === null;
}
