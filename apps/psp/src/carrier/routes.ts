import type { FastifyInstance } from 'fastify';
import { escapeHtml, sendPage } from '../pages/page.ts';
import type { Psp } from '../psp.ts';
import { type CarriedParcel, carryParcels } from './carry-parcels.ts';
import { type Mishap, mishaps, type Way, ways } from './parcel-plan.ts';

type ByNumber = { Params: { number: string } };
type Booking = { Body: { reference?: string; way?: string; postalCode?: string; country?: string } | undefined };

/** A carrier as shops meet one: parcels are booked, followed and collected by its interface, and it tells what happens by itself. */
export function carrierRoutes(app: FastifyInstance, psp: Psp): void {
  const carrier = carryParcels(psp);
  const isKnown = (authorization: string | undefined) => authorization === `Bearer ${psp.keys.carrierKey}`;
  const show = ({ trackingNumber, events }: CarriedParcel) => ({
    ...{ trackingNumber, trackingUrl: `${psp.url}/carrier/track/${trackingNumber}`, events },
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith('/carrier/v1/') && !isKnown(request.headers.authorization))
      return reply.code(401).send({ error: 'unknown key' });
    return undefined;
  });
  app.post<Booking>('/carrier/v1/parcels', async (request, reply) => {
    const { reference = '', way = 'home', postalCode = '', country = '' } = request.body ?? {};
    if (reference === '' || !(way in ways)) return reply.code(400).send({ error: 'reference and way are needed', ways: Object.keys(ways) });
    const parcel = await carrier.book({ reference, way: way as Way });
    const depot = postalCode.replace(/\W/g, '').slice(0, 3) || '000';
    return { ...show(parcel), routingCode: country ? `${country}-${depot}` : '' };
  });
  app.get<ByNumber>('/carrier/v1/parcels/:number', async (request, reply) => {
    const parcel = carrier.find(request.params.number);
    return parcel ? show(parcel) : reply.code(404).send({ error: 'no such parcel' });
  });
  app.post<{ Body: { reference?: string } | undefined }>('/carrier/v1/pickups', async (request, reply) => {
    const { reference = '' } = request.body ?? {};
    if (reference === '') return reply.code(400).send({ error: 'a reference is needed' });
    return { pickupId: `PU-${reference.slice(0, 8).toUpperCase()}` };
  });
  app.post<{ Params: { reference: string } }>('/carrier/v1/pickups/:reference/cancel', async (_request, reply) => reply.code(204).send());
  app.get<ByNumber>('/carrier/track/:number', async (request, reply) => {
    const parcel = carrier.find(request.params.number);
    if (!parcel) return reply.code(404).send({ error: 'no such parcel' });
    const rows = parcel.events.map(({ at, type }) => `<li>${escapeHtml(at)} ${escapeHtml(type)}</li>`).reverse();
    return sendPage(reply, {
      title: parcel.trackingNumber,
      main: `<h1>${escapeHtml(parcel.trackingNumber)}</h1><ol reversed>${rows.join('')}</ol>`,
    });
  });
  app.post<ByNumber>('/control/carrier/:number/advance', async (request, reply) => {
    const parcel = await carrier.advance(request.params.number);
    return parcel ? show(parcel) : reply.code(404).send({ error: 'no such parcel' });
  });
  app.post<ByNumber & { Body: { mishap?: string } }>('/control/carrier/:number/mishap', async (request, reply) => {
    const { mishap } = request.body ?? {};
    if (!mishaps.includes(mishap as Mishap)) return reply.code(400).send({ error: 'unknown mishap', mishaps });
    const parcel = await carrier.goWrong(request.params.number, mishap as Mishap);
    return parcel ? show(parcel) : reply.code(404).send({ error: 'no such parcel' });
  });
  app.put<{ Body: { dayMs?: number } }>('/control/carrier', async (request, reply) => {
    const { dayMs } = request.body ?? {};
    if (!Number.isInteger(dayMs) || dayMs! < 1) return reply.code(400).send({ error: 'dayMs: a number of milliseconds' });
    psp.carrierDayMs = dayMs!;
    return { dayMs };
  });

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= carrier
      .move()
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
  }, 1_000).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
