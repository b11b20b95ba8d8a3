import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CarrierEvent, type CarrierPort } from './carrier-port.ts';

type Settings = { url: string; key?: string; secret?: string; timeoutMs?: number };

const Parcel = z.object({ trackingNumber: z.string(), trackingUrl: z.string(), events: z.array(CarrierEvent) });
const Booked = Parcel.extend({ routingCode: z.string() });
const Pickup = z.object({ pickupId: z.string() });
const Notice = z.object({ trackingNumber: z.string().min(1).max(60), event: CarrierEvent });

/** The demo's carrier, part of the sandbox process. Everyone may know its keys: they open a sandbox. */
export function sandboxCarrier({
  url,
  key = 'sandbox-carrier-key',
  secret = 'sandbox-carrier-secret',
  timeoutMs = 10_000,
}: Settings): CarrierPort {
  async function call(path: string, body?: object): Promise<Response> {
    return fetch(`${url}/carrier/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  return {
    name: 'Swift',
    async book({ reference, way, to: { postalCode, country }, pickupDay }) {
      const answer = await call('/parcels', { reference, way, postalCode, country, ...(pickupDay && { pickupDay }) });
      if (!answer.ok) throw new Error(`the carrier took no parcel (${answer.status})`);
      const { trackingNumber, trackingUrl, routingCode } = Booked.parse(await answer.json());
      return { trackingNumber, trackingLink: trackingUrl, routingCode };
    },
    async track(trackingNumber) {
      const answer = await call(`/parcels/${encodeURIComponent(trackingNumber)}`);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`the carrier tells nothing (${answer.status})`);
      return Parcel.parse(await answer.json()).events;
    },
    async requestPickup(wish) {
      const answer = await call('/pickups', wish);
      if (!answer.ok) throw new Error(`the carrier does not come (${answer.status})`);
      return Pickup.parse(await answer.json());
    },
    async cancelPickup({ reference }) {
      const answer = await call(`/pickups/${reference}/cancel`, {});
      if (!answer.ok) throw new Error(`the carrier comes all the same (${answer.status})`);
    },
    readNotice(body, signature) {
      if (!isSigned(body, signature, secret)) return undefined;
      const parsed = Notice.safeParse(parseJson(body));
      return parsed.success ? parsed.data : undefined;
    },
  };
}

function isSigned(body: string, signature: string | undefined, secret: string): boolean {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
