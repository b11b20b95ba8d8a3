import type { Address, AddressInput } from '@selvedge/contract/address.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import { listDialPrefixes } from '@selvedge/domain/market/dial-prefix.ts';
import { toValues } from '../../address/address-values.ts';
import { send } from '../../basket/basket-calls.ts';
import { useWrongStep } from '../../basket/use-wrong-step.ts';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useShop } from '../../lib/shop-context.tsx';
import { useMarkets } from '../../lib/use-markets.ts';
import { useSession } from '../../session/use-session.ts';
import { useStepLink } from '../../shell/use-step-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import { writeDraft } from '../checkout-draft.ts';
import { addressOfExpress, type ExpressResult } from './address-of-express.ts';

const otherwise = 'feedback.error_address_update';

/** CHK-013 the address becomes the basket's, and the step after it is the next. What was not kept is said, and only then is it tried again. */
export function useTakeExpressAddress(isSignedIn: boolean): (result: ExpressResult) => Promise<void> {
  const toast = useToast();
  const { router } = useShop();
  const country = useMarket()?.country.code ?? '';
  const link = useStepLink();
  const isWrongStep = useWrongStep();
  const keepTyped = useKeepTyped(country);
  return async (result) => {
    if (!result.approved) return;
    const address = addressOfExpress(result, country);
    if (!address) return toast.showNow('danger', 'checkout.expressNoAddress');
    const guest = isSignedIn ? undefined : await send((call) => call(checkout.continueAsGuest, { body: { email: address.email ?? '' } }));
    if (guest && (await isWrongStep(guest))) return;
    if (guest?.hasError) return toast.showNow('danger', guest.response?.result?.errors?.email?.[0] ?? failureKey(guest, otherwise));
    const saved = await send((call) => call(checkout.setAddress, { body: { shippingAddress: address } }));
    if (!saved.hasError) return router?.navigate(link('shippingMethods'));
    if (await isWrongStep(saved)) return;
    if (saved.response?.result?.code !== 'address_refused') return toast.showNow('danger', failureKey(saved, otherwise));
    // What the provider does not know can be filled in there, beside what it does.
    keepTyped(address);
    toast.showNow('danger', 'checkout.expressLook');
    await router?.navigate(link('shippingAddress'));
  };
}

function useKeepTyped(country: string): (address: AddressInput) => void {
  const market = useMarket();
  const markets = useMarkets();
  const { userId } = useSession();
  return (address) => {
    const dial = { prefixes: listDialPrefixes(markets), own: market?.dialPrefix ?? '' };
    writeDraft(market?.id ?? '', { shipping: toValues(address as Partial<Address>, country, dial), addressId: '', owner: userId });
  };
}
