import { and, asc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { parcelTable } from '../parcel/tables.ts';
import type { CarrierPort } from './carrier-port.ts';
import { recordCarrierEvent } from './take-notice.ts';

type Follow = { db: Db; now: Date; carrier: CarrierPort; log: Pick<FastifyBaseLogger, 'warn'> };

const queue = 'follow-parcels';
/** The carrier answers one parcel at a time; those that left first are asked first. */
const most = 200;

/** Asks about parcels that are under way: a notice may be lost. */
export async function followParcels({ db, now, carrier, log }: Follow): Promise<number> {
  const { id, trackingNumber, courier, state, shippedAt } = parcelTable;
  const parcels = await db
    .select({ id, trackingNumber })
    .from(parcelTable)
    .where(and(eq(state, 'shipped'), eq(courier, carrier.name)))
    .orderBy(asc(shippedAt))
    .limit(most);
  let news = 0;
  for (const parcel of parcels) {
    try {
      const events = (await carrier.track(parcel.trackingNumber)) ?? [];
      for (const event of events) if (await recordCarrierEvent({ db, now }, parcel.id, event)) news += 1;
    } catch (error) {
      // One parcel that can't be asked about must not keep the others waiting.
      log.warn({ err: error, parcelId: parcel.id }, 'a parcel could not be followed');
    }
  }
  return news;
}

/** Every ten minutes: notices are the usual way. */
export async function scheduleFollowing(
  jobs: Jobs,
  deps: () => Omit<Follow, 'carrier'> & { carrier: CarrierPort | undefined },
): Promise<void> {
  await jobs.work(queue, async () => {
    const { carrier, ...rest } = deps();
    if (carrier) await followParcels({ ...rest, carrier });
  });
  await jobs.schedule(queue, '*/10 * * * *', {});
}
