import { staffOf } from '../http/staff-of.ts';
import type { Deed } from '../order/note-order-event.ts';
import type { Ctx } from '../shop/ctx.ts';

/** A member of staff's, by name. */
export function staffDeed(ctx: Ctx): Deed {
  return { db: ctx.db, now: ctx.now, who: staffOf(ctx), isStaff: true };
}

export function shopperDeed({ db, now }: Ctx): Deed {
  return { db, now, who: 'shopper', isStaff: false };
}
