import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { desc, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { withSecretsOf } from '../secret/former-secret.ts';
import { signingKeyTable } from './shopper-tables.ts';

export type SigningKey = { id: string; secret: Uint8Array; createdAt: Date };

export type SigningKeys = {
  /** The key that signs now; a new one when the newest has served its week. */
  current(now: Date): Promise<SigningKey>;
  find(id: string): Promise<SigningKey | undefined>;
};

const week = 7 * dayMs;

/** Every process signs with the newest key and knows the older ones for as long as a token of theirs can live. */
export function createSigningKeys({ db, secret }: { db: Db; secret: string }): SigningKeys {
  let known: readonly SigningKey[] = [];
  let loading: Promise<readonly SigningKey[]> | undefined;

  async function load(from: Db = db): Promise<readonly SigningKey[]> {
    const rows = await from.select().from(signingKeyTable).orderBy(desc(signingKeyTable.createdAt));
    return rows.flatMap(({ id, sealed, createdAt }) => {
      const opened = withSecretsOf(secret, (each) => unseal(sealingKey(each), sealed));
      return opened ? [{ id, secret: opened, createdAt }] : [];
    });
  }

  /** Many callers with a key that we don't know yet cost one query. */
  async function reload(): Promise<void> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    known = await loading;
  }

  const serving = (now: Date) => known.find(({ createdAt }) => createdAt <= now && now.getTime() - createdAt.getTime() < week);

  async function make(now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      // Two processes whose key grows old at the same moment must not make two.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing_key'))`);
      known = await load(tx);
      if (serving(now)) return;
      const key = { id: randomUUID(), secret: randomBytes(32), createdAt: now };
      await tx.insert(signingKeyTable).values({ id: key.id, sealed: seal(sealingKey(secret), key.secret), createdAt: now });
      known = [key, ...known];
    });
  }

  return {
    async current(now) {
      if (!serving(now)) await make(now);
      return serving(now)!;
    },
    async find(id) {
      const key = known.find((each) => each.id === id);
      if (key) return key;
      await reload();
      return known.find((each) => each.id === id);
    },
  };
}

/** A key that signed nothing for a day longer than it served has no token left. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(signingKeyTable).where(lt(signingKeyTable.createdAt, addDays(now, -8)));
}

const sealingKey = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'selvedge signing keys', 32));

function seal(key: Uint8Array, secret: Uint8Array): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined when the shop's secret has been changed and the former one is not known: its tokens are worthless then, and a refresh brings new ones. */
function unseal(key: Uint8Array, sealed: Buffer): Uint8Array | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  } catch {
    return undefined;
  }
}

declare module '../shop/shop.ts' {
  interface Shop {
    /** What shoppers' access tokens are signed with. */
    signingKeys: SigningKeys;
  }
}
