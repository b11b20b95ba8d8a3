import { createHmac, randomUUID } from 'node:crypto';
import type { Psp } from '../psp.ts';
import { type CarrierEventType, goWrong, type Mishap, type Step, type Way, ways } from './parcel-plan.ts';

export type CarrierEvent = {
  id: string;
  type: CarrierEventType;
  at: string;
  expected?: { from: string; to: string };
  pickup?: { address: string; latitude: number; longitude: number };
};

export type CarriedParcel = {
  trackingNumber: string;
  /** The sender's own: booked twice under one, it is one parcel. */
  reference: string;
  way: Way;
  left: Step[];
  /** When the next step is due. */
  dueAt: number;
  events: CarrierEvent[];
};

const kind = 'carriedParcel';
const collected = { address: 'Corner Kiosk, Market Square 2', latitude: 55.676, longitude: 12.568 };

/** What the carrier does with what was handed to it. A day lasts as long as the sandbox was told. */
export function carryParcels(psp: Psp) {
  const find = (trackingNumber: string) => psp.ledger.get<CarriedParcel>(kind, trackingNumber);
  const all = () => psp.ledger.all<CarriedParcel>(kind);
  const dayMs = () => psp.carrierDayMs;
  const beingBooked = new Map<string, Promise<CarriedParcel>>();
  let issued = 0;

  /** The next step happens now, and the sender is told. */
  async function tell(parcel: CarriedParcel): Promise<void> {
    const [step, ...left] = parcel.left;
    if (!step) return;
    const at = psp.now();
    const event: CarrierEvent = { id: randomUUID(), type: step.type, at: at.toISOString(), ...aboutStep(step, left, at.getTime()) };
    const dueAt = at.getTime() + (left[0]?.days ?? 0) * dayMs();
    const next: CarriedParcel = { ...parcel, left, dueAt, events: [...parcel.events, event] };
    await psp.commit([{ kind, id: parcel.trackingNumber, value: next }], newsOf(parcel.trackingNumber, event));
  }

  function aboutStep({ type }: Step, left: readonly Step[], now: number): Partial<CarrierEvent> {
    if (type === 'pickupReady') return { pickup: collected };
    if (type !== 'scheduled' && type !== 'delay' && type !== 'inTransit') return {};
    const days = left.reduce((sum, step) => sum + step.days, 0);
    const day = now + days * dayMs();
    return { expected: { from: new Date(day).toISOString(), to: new Date(day + dayMs() / 12).toISOString() } };
  }

  function newsOf(trackingNumber: string, event: CarrierEvent) {
    const { carrier: url } = psp.notify;
    if (!url) return [];
    const body = JSON.stringify({ trackingNumber, event });
    const signed = (key: string) => ({ 'x-carrier-signature': createHmac('sha256', key).update(body).digest('hex') });
    return [
      { provider: 'carrier' as const, url, body, headers: signed(psp.keys.carrierSecret), forged: { body, headers: signed('nobody') } },
    ];
  }

  return {
    find,
    async book({ reference, way }: { reference: string; way: Way }): Promise<CarriedParcel> {
      const known = all().find((parcel) => parcel.reference === reference) ?? beingBooked.get(reference);
      if (known) return known;
      // Given out before anything is waited for: two parcels of one number would hear of each other.
      issued = Math.max(issued, all().length) + 1;
      const trackingNumber = `SW${String(issued).padStart(9, '0')}${way === 'return' ? 'R' : ''}`;
      const parcel: CarriedParcel = { trackingNumber, reference, way, left: [...ways[way]], dueAt: psp.now().getTime(), events: [] };
      const booking = psp.commit([{ kind, id: trackingNumber, value: parcel }]).then(() => parcel);
      beingBooked.set(reference, booking);
      return booking.finally(() => beingBooked.delete(reference));
    },
    /** Everything that is due. Called every now and then. */
    async move(): Promise<void> {
      const now = psp.now().getTime();
      for (const parcel of all()) if (parcel.left.length > 0 && parcel.dueAt <= now) await tell(parcel);
    },
    /** Does not wait for what is due. */
    async advance(trackingNumber: string): Promise<CarriedParcel | undefined> {
      const parcel = find(trackingNumber);
      if (parcel) await tell(parcel);
      return find(trackingNumber);
    },
    async goWrong(trackingNumber: string, mishap: Mishap): Promise<CarriedParcel | undefined> {
      const parcel = find(trackingNumber);
      if (!parcel) return undefined;
      const value: CarriedParcel = { ...parcel, left: goWrong(parcel.left, parcel.way, mishap), dueAt: psp.now().getTime() };
      await psp.commit([{ kind, id: trackingNumber, value }]);
      return value;
    },
  };
}
