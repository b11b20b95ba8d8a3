import type { DevicePlaces, StaffDevice } from '@selvedge/contract/studio/devices.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { storeTable } from '../store/tables.ts';
import { toStaffDevice } from './show-device.ts';
import { deviceTable } from './tables.ts';

type Places = { terminals: readonly DevicePlaces['terminals'][number][] };

export async function listDevices({ db }: Ctx, { terminals }: Places): Promise<DevicePlaces & { devices: StaffDevice[] }> {
  const rows = await db
    .select({ device: deviceTable, storeName: storeTable.name })
    .from(deviceTable)
    .leftJoin(storeTable, eq(storeTable.id, deviceTable.storeId))
    .orderBy(sql`${deviceTable.revokedAt} is not null`, asc(deviceTable.storeId), asc(deviceTable.name), desc(deviceTable.createdAt));
  const { id, name, markets } = storeTable;
  const stores = await db.select({ id, name, markets }).from(storeTable).orderBy(asc(name), asc(id));
  return { devices: rows.map(({ device, storeName }) => toStaffDevice(device, storeName ?? undefined)), stores, terminals: [...terminals] };
}
