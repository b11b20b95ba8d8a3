import { staffOf } from '../http/staff-of.ts';
import type { Actor } from '../order/note-order-event.ts';
import type { Ctx } from '../shop/ctx.ts';

/** A member of staff's, by name. */
export function staffActor(ctx: Ctx): Actor {
  return { db: ctx.db, now: ctx.now, who: staffOf(ctx), isStaff: true };
}

export function shopperActor({ db, now }: Ctx): Actor {
  return { db, now, who: 'shopper', isStaff: false };
}
