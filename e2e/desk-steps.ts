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

  /** Everything that is not cancelled, where it lies: one parcel at each place. Answers the parcels. */
  async function packWhole(orderId: string): Promise<string[]> {
    const parcels: string[] = [];
    for (;;) {
      const { lines } = await call<OrderWork>('fulfilment/get', { orderId });
      const place = lines.flatMap(({ places }) => places)[0];
      if (!place) return parcels;
      const { kind, locationId } = place;
      // Two lines of one sku share what lies there.
      const taken = new Map<string, number>();
      const lying = lines.flatMap(({ lineItemId, sku, quantity, packed, cancelled, places }) => {
        const here = places.find((each) => each.kind === kind && each.locationId === locationId)?.quantity ?? 0;
        const count = Math.min(here - (taken.get(sku) ?? 0), quantity - packed - cancelled);
        taken.set(sku, (taken.get(sku) ?? 0) + Math.max(0, count));
        return count > 0 ? [{ lineItemId, quantity: count }] : [];
      });
      const packed = await call<OrderWork>('fulfilment/pack', { orderId, key: crypto.randomUUID(), kind, locationId, lines: lying });
      parcels.push(packed.parcels.at(-1)!.parcelId);
    }
  }

  return {
    call,
    packWhole,
    sendWhole: async (orderId: string): Promise<void> => {
      for (const parcelId of await packWhole(orderId))
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
