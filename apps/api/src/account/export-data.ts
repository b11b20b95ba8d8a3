import { getShopperSession } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';
import { personalData } from './personal-data.ts';

/** Readable by people and by programs, as the law wants it. */
export async function exportData(ctx: Ctx): Promise<Record<string, unknown>> {
  const { shopperId } = getShopperSession(ctx);
  const file: Record<string, unknown> = { exportedAt: ctx.now.toISOString() };
  for (const { name, collect } of personalData) file[name] = await collect(ctx.db, shopperId);
  return file;
}
