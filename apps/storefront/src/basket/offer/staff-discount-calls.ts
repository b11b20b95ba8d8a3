import { type GiveDiscount, staffDiscount } from '@selvedge/contract/staff-discount.ts';
import { change, type Done } from '../basket-calls.ts';

export const giveDiscount = (wish: GiveDiscount): Promise<Done> =>
  change({
    action: 'update',
    busy: ['staffDiscount'],
    call: (call) => call(staffDiscount.give, { body: wish }),
    isDone: ({ basket }) => basket.staffDiscounts?.some(({ lineItemId }) => lineItemId === wish.lineItemId) ?? false,
  });

export const takeDiscountBack = (lineItemId: string | undefined): Promise<Done> =>
  change({
    action: 'update',
    busy: ['staffDiscount'],
    call: (call) => call(staffDiscount.takeBack, { query: { ...(lineItemId && { line: lineItemId }) } }),
    isDone: ({ basket }) => basket.staffDiscounts?.every((each) => each.lineItemId !== lineItemId) ?? true,
  });
