import type { CreateDeviceAnswer, ListDevicesAnswer, VerifyDeviceAnswer } from '@selvedge/contract/second-factor.ts';
import { told } from './library.ts';
import { callLibrary, loadLibrary } from './session.ts';
import type { AuthAnswer } from './session-state.ts';

export const verifyCode = (code: string): Promise<AuthAnswer> =>
  call((recipe) => recipe.verifyCode({ totp: code, userContext: {} })) as Promise<AuthAnswer>;

export const createDevice = () => call((recipe) => recipe.createDevice({ userContext: {} })) as Promise<CreateDeviceAnswer>;

export const verifyDevice = ({ deviceName, code }: { deviceName: string; code: string }) =>
  call((recipe) => recipe.verifyDevice({ deviceName, totp: code, userContext: {} })) as Promise<VerifyDeviceAnswer>;

export const removeDevice = (deviceName: string): Promise<AuthAnswer> =>
  call((recipe) => recipe.removeDevice({ deviceName, userContext: {} }));

type Device = ListDevicesAnswer['devices'][number];

/** The one that counts, if there is one. */
export async function findDevice(): Promise<Device | undefined> {
  const { devices } = await (await (await loadLibrary()).factor()).listDevices({ userContext: {} });
  return (devices as Device[]).find(({ verified }) => verified);
}

function call(ask: (recipe: typeof import('./factor-recipe.ts')) => Promise<unknown>): Promise<AuthAnswer> {
  return callLibrary(async (library) => told(ask(await library.factor())));
}
