import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent, GivenDiscount } from './basket-content.ts';

/** On another device, or in no store at all, they are nothing: what was given at a counter is paid there. */
export function discountsAt({ device }: Pick<Ctx, 'device'>, { staffDiscounts = [] }: BasketContent, currency: string): GivenDiscount[] {
  return staffDiscounts.filter((each) => device !== undefined && each.deviceId === device.id && each.currency === currency);
}
