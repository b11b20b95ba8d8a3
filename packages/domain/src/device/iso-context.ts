/** What a device signs with its key: itself, its store, and the moment. */
export type IsoContext = { storeId: string; at: number; proof: string };

/** A clock may be wrong by this much. Whoever copies the header of a call has it for no longer. */
const goodMs = 120_000;

export function isoContextText({ deviceId, storeId, at }: { deviceId: string; storeId: string; at: number }): string {
  return `${deviceId} ${storeId} ${at}`;
}

/** `store=1007;at=1763388000000;proof=...` */
export function writeIsoContext({ storeId, at, proof }: IsoContext): string {
  return `store=${encodeURIComponent(storeId)};at=${at};proof=${proof}`;
}

export function readIsoContext(header: string): IsoContext | undefined {
  const [, store, at, proof] = /^store=([^;]{1,300});at=(\d{1,15});proof=([\w-]{86})$/.exec(header) ?? [];
  if (!store || !at || !proof) return undefined;
  try {
    return { storeId: decodeURIComponent(store), at: Number(at), proof };
  } catch {
    return undefined;
  }
}

export function isFreshContext({ at }: Pick<IsoContext, 'at'>, now: Date): boolean {
  return Math.abs(now.getTime() - at) <= goodMs;
}
