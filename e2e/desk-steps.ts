import { request } from '@playwright/test';
import type { OrderWork } from '@selvedge/contract/studio/order-work.ts';
import type { StaffReturn } from '@selvedge/contract/studio/returns.ts';
import { staff } from './staff.ts';
import { expect } from './test.ts';

/** The order desk without its screens, for journeys that are about the shopper. */
export async function openDesk(baseURL: string) {
  const calls = await request.newContext({ baseURL });
  const call = async <T>(path: string, data: object): Promise<T> => {
    const answer = await calls.post(`/api/studio/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  };
  await call('sign-in', staff);

  /** Everything that is not cancelled, where it lies, in one parcel. */
  async function packWhole(orderId: string): Promise<string> {
    const { lines } = await call<OrderWork>('fulfilment/get', { orderId });
    const open = lines.filter(({ places }) => places.length > 0);
    const { kind, locationId } = open[0]!.places[0]!;
    const packed = await call<OrderWork>('fulfilment/pack', {
      ...{ orderId, key: crypto.randomUUID(), kind, locationId },
      lines: open.map(({ lineItemId, quantity, packed, cancelled }) => ({ lineItemId, quantity: quantity - packed - cancelled })),
    });
    return packed.parcels.at(-1)!.parcelId;
  }

  return {
    call,
    packWhole,
    sendWhole: async (orderId: string): Promise<void> => {
      const parcelId = await packWhole(orderId);
      await call('fulfilment/ship', { orderId, parcelId, courier: 'Post', trackingNumber: 'T-12345' });
    },
    /** Everything that the newest return of an order announces is here, as new. */
    receiveWhole: async (orderId: string): Promise<void> => {
      const { returns } = await call<{ returns: StaffReturn[] }>('returns/of-order', { orderId });
      const { returnId, lines, places } = returns[0]!;
      const came = lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity, condition: 'asNew', isRestocked: true }));
      const { kind, locationId } = places[0]!;
      await call('returns/receive', { returnId, key: crypto.randomUUID(), kind, locationId, lines: came });
    },
  };
}
