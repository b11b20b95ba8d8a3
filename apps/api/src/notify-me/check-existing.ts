import type { NotifyMeSubscription } from '@selvedge/contract/notify-me.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listOpen, type Owner, ownedBy } from './store.ts';
import type { notifyMeTable } from './tables.ts';

/** NTF-002 never by an address: only the own session and the own browser are asked after. Undefined: nothing is waited for. */
export async function checkExisting(
  ctx: Ctx,
  { productId }: { productId: string },
  browser: Buffer | undefined,
): Promise<NotifyMeSubscription[] | undefined> {
  const owner = ownedBy({ ...sessionOwner(ctx), browser });
  const rows = owner ? await listOpen(ctx.db, { owner, productId }) : [];
  const here = rows.filter(({ market }) => market === ctx.market!.id);
  return here.length > 0 ? here.map(showSubscription) : undefined;
}

export function sessionOwner({ session }: Pick<Ctx, 'session'>): Owner {
  if (session?.kind !== 'shopper') return {};
  return { shopperId: session.shopperId, email: session.emailVerified ? session.email : undefined };
}

type Row = typeof notifyMeTable.$inferSelect;

export function showSubscription({ kind, productId, sku, confirmedAt, askedAt, leaveToken }: Row): NotifyMeSubscription {
  return { kind, productId, sku, isConfirmed: confirmedAt !== null, askedAt: askedAt.toISOString(), token: leaveToken };
}
