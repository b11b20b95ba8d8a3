import { type DeviceStaff, deviceStaff } from '@selvedge/contract/device-staff.ts';
import { useStore } from '../lib/create-store.ts';
import { useCall } from '../session/use-call.ts';
import { deviceStaffState, noteStaff } from './staff-state.ts';

/** Who of the staff is signed in on this device, and how they leave. */
export function useDeviceStaff(): { staff: DeviceStaff | undefined; signOut: () => Promise<boolean> } {
  const call = useCall();
  const staff = useStore(deviceStaffState, (state) => state.staff);
  const signOut = async () => {
    if (!deviceStaffState.get().staff) return false;
    const { hasError } = await call(deviceStaff.signOut);
    if (!hasError) noteStaff(undefined);
    return !hasError;
  };
  return { staff, signOut };
}
