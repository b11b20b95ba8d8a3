import type { DeviceStaff } from '@selvedge/contract/device-staff.ts';
import { createStore } from '../lib/create-store.ts';

const store = createStore<{ staff: DeviceStaff | undefined }>({ staff: undefined });
export const deviceStaffState = store;

let timer = 0;

/** The shop ends it by its own clock; here it only goes from the screen at the same moment. */
export function noteStaff(staff: DeviceStaff | undefined): void {
  clearTimeout(timer);
  store.set({ staff });
  if (staff) timer = window.setTimeout(() => store.set({ staff: undefined }), staff.seconds * 1000);
}
