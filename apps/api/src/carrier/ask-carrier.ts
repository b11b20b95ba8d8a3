import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { CarrierPort } from './carrier-port.ts';

/** A shop may have no carrier, and one that it has may not answer: staff are told which, and nothing has happened. */
export async function askCarrier<T>({ ports, log }: Pick<Ctx, 'ports' | 'log'>, ask: (carrier: CarrierPort) => Promise<T>): Promise<T> {
  const { carrier } = ports;
  if (!carrier) throw refuseOrder('carrier', 'order.no_carrier');
  try {
    return await ask(carrier);
  } catch (error) {
    log.warn({ err: error }, 'the carrier did not answer');
    throw refuseOrder('carrier', 'order.carrier_silent');
  }
}
