import type { Device } from '@selvedge/contract/device.ts';
import type { StaffDevice } from '@selvedge/contract/studio/devices.ts';
import { isOpenNow } from '@selvedge/domain/store/opening-state.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { storeTable } from '../store/tables.ts';
import type { DeviceRow } from './tables.ts';

export async function showDevice({ db, now }: Pick<Ctx, 'db' | 'now'>, row: DeviceRow): Promise<Device> {
  const store = await findPlace(db, row.storeId);
  const { id, name, market, storeId, terminalId } = row;
  return {
    ...{ id, name, market, storeId, storeName: store?.name ?? storeId, ...(terminalId && { terminalId }) },
    ...{ now: now.toISOString(), isOpen: !store || store.openingHours.length === 0 || isOpenNow(store, now) },
  };
}

/** A store that has closed leaves its number. */
export async function showStaffDevice(db: Db, row: DeviceRow): Promise<StaffDevice> {
  return toStaffDevice(row, (await findPlace(db, row.storeId))?.name);
}

export function toStaffDevice(row: DeviceRow, storeName: string | undefined): StaffDevice {
  const { id, name, market, storeId, terminalId, enrolledAt, seenAt, revokedAt, createdBy } = row;
  return {
    ...{ id, name, market, storeId, storeName: storeName ?? storeId, createdBy },
    ...(terminalId && { terminalId }),
    state: revokedAt ? 'revoked' : enrolledAt ? 'enrolled' : 'waiting',
    ...(enrolledAt && { enrolled: enrolledAt.toISOString() }),
    ...(seenAt && { seen: seenAt.toISOString() }),
  };
}

async function findPlace(db: Db, storeId: string) {
  const { name, openingHours, timeZone, holidays } = storeTable;
  const [store] = await db.select({ name, openingHours, timeZone, holidays }).from(storeTable).where(eq(storeTable.id, storeId));
  return store;
}
