import { fromProviderAmount } from '../payment/provider-amount.ts';
import type { Charge } from './check-provider.ts';

/** The ledger of the payment sandbox, in the shop's units; undefined when none answers there, as in a shop with real providers. */
export async function readSandbox(url: string): Promise<(() => Promise<readonly Charge[]>) | undefined> {
  const read = async () => {
    const response = await fetch(new URL('/ledger', url), { signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}`);
    return ((await response.json()) as { payments: Charge[] }).payments.map(inShopUnits);
  };
  try {
    await read();
    return read;
  } catch {
    return undefined;
  }
}

/** Half a forint is no amount of ours: it becomes what agrees with nothing, and is found. */
function inShopUnits(charge: Charge): Charge {
  const { net: value, currency } = charge;
  return { ...charge, net: fromProviderAmount({ value, currency })?.value ?? Number.NaN };
}
