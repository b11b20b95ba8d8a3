import type { Device, DeviceKey } from '@selvedge/contract/device.ts';
import { isoContextHeader } from '@selvedge/contract/iso-context-header.ts';
import { isoContextText, writeIsoContext } from '@selvedge/domain/device/iso-context.ts';

/** Its name in the browser's own database, which outlives every shopper. */
export const deviceDatabase = 'selvedge-device';
const shelf = 'device';

/** The key can be used here, and read by nobody. `skew`: how far the device's clock is behind the shop's. */
type Kept = { id: string; storeId: string; key: CryptoKey; skew: number };

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Answers the half that the shop may know; `keep` is called when the shop has taken it. */
export async function makeDeviceKey(): Promise<{ key: DeviceKey; keep: (device: Device) => Promise<void> }> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return {
    key: { x, y },
    keep: (device) => put({ id: device.id, storeId: device.storeId, key: pair.privateKey, skew: skewOf(device) }),
  };
}

/** Moved to another store, or its clock set: what it signs follows. */
export async function noteDevice(device: Device): Promise<void> {
  const kept = await read();
  if (kept) await put({ ...kept, storeId: device.storeId, skew: skewOf(device) });
}

/** By its name at the time of the call: the session library may have put its own `fetch` in place. */
export const fetchAsDevice: typeof fetch = async (input, init) => {
  const send = async () => {
    const proof = await proveCall();
    const headers = { ...(init?.headers as Record<string, string>), ...(proof && { [isoContextHeader]: proof }) };
    return window.fetch(input, { ...init, headers });
  };
  const answer = await send();
  return answer.status === 401 && (await setClock(answer)) ? send() : answer;
};

/** A clock that was set while the page is open makes every proof too old or too early, until somebody looks at the device again. */
async function setClock(answer: Response): Promise<boolean> {
  const skew = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  const kept = await read().catch(() => undefined);
  if (!kept || !(Math.abs(skew - kept.skew) > mostDrift)) return false;
  await put({ ...kept, skew });
  return true;
}

/** The date of an answer has whole seconds, and it was under way for a while. */
const mostDrift = 30_000;

/** ISO-014 the header of a call; nothing where the key is missing: the shop then takes the call for one of the web. */
async function proveCall(): Promise<string | undefined> {
  const kept = await read().catch(() => undefined);
  if (!kept) return undefined;
  const { id, storeId, key, skew } = kept;
  const at = Date.now() + skew;
  const text = new TextEncoder().encode(isoContextText({ deviceId: id, storeId, at }));
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, text);
  return writeIsoContext({ storeId, at, proof: toBase64Url(new Uint8Array(signed)) });
}

const skewOf = ({ now }: Device): number => Date.parse(now) - Date.now();

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

let known: Kept | undefined;

async function read(): Promise<Kept | undefined> {
  known ??= (await inStore('readonly', (store) => store.get(shelf))) as Kept | undefined;
  return known;
}

async function put(kept: Kept): Promise<void> {
  await inStore('readwrite', (store) => store.put(kept, shelf));
  known = kept;
}

async function inStore(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(deviceDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(shelf);
  const database = (await done(opening)) as IDBDatabase;
  try {
    return await done(ask(database.transaction(shelf, mode).objectStore(shelf)));
  } finally {
    database.close();
  }
}

function done(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
