import type { Shipment } from '@selvedge/contract/basket-shape.ts';
import { utcDay } from '../date/utc-day.ts';

type Told = {
  /** The end of what the carrier last told of each parcel. */
  parcels: readonly (Date | null)[];
  shipments: readonly Pick<Shipment, 'predictedDeliveryDate'>[];
  now: Date;
};

/** The day by which all of an order should be there: what carriers say, else what checkout promised. A day that is over is no promise any more. */
export function expectedDay({ parcels, shipments, now }: Told): string | undefined {
  const told = parcels.flatMap((end) => (end ? [utcDay(end)] : []));
  const promised = shipments.flatMap(({ predictedDeliveryDate: day }) => (day === '' ? [] : [day.slice(0, 10)]));
  const last = (told.length > 0 ? told : promised).sort().at(-1);
  return last !== undefined && last >= utcDay(now) ? last : undefined;
}
