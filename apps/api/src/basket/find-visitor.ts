import { cookies } from '@selvedge/domain/constants.ts';
import type { Db } from '../db/db.ts';
import { readCookie } from '../http/cookie.ts';
import { hashToken, isToken } from './basket-cookie.ts';
import { listHeld } from './store.ts';

/** Who calls without a session, told by a basket that the shop gave out; a cookie that somebody made up names nobody. */
export async function findVisitor(db: Db, cookie: string | undefined): Promise<string | undefined> {
  const token = readCookie(cookie, cookies.basket.name);
  if (!isToken(token)) return undefined;
  const [basket] = await listHeld(db, { tokenHash: hashToken(token), shopperId: undefined, market: '' });
  return basket && `basket ${basket.id}`;
}
