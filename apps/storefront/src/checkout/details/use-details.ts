import type { UserMetadata } from '@selvedge/contract/account.ts';
import type { Address } from '@selvedge/contract/address.ts';
import type { AddressValidation } from '@selvedge/contract/address-book.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { checkout, type SetAddress } from '@selvedge/contract/checkout.ts';
import type { AddressProblems } from '@selvedge/domain/address/check-address.ts';
import { isSameAddress } from '@selvedge/domain/address/write-address.ts';
import { goesTo } from '@selvedge/domain/checkout/step-of.ts';
import { listDialPrefixes } from '@selvedge/domain/market/dial-prefix.ts';
import { useState } from 'react';
import { toAddress, toValues } from '../../address/address-values.ts';
import { doubtOf } from '../../address/doubt-of.ts';
import { type AddressForm, type Places, useAddressForm } from '../../address/use-address-form.ts';
import { send } from '../../basket/basket-calls.ts';
import { useWrongStep } from '../../basket/use-wrong-step.ts';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useShop } from '../../lib/shop-context.tsx';
import { useMarkets } from '../../lib/use-markets.ts';
import { useSession } from '../../session/use-session.ts';
import { useStepLink } from '../../shell/use-step-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import { type CheckoutDraft, forgetDraft, readDraft, writeDraft } from '../checkout-draft.ts';

export type DetailsFormProps = {
  answer: BasketAnswer;
  isSignedIn: boolean;
  addresses: readonly Address[];
  places: Places;
  user: UserMetadata | undefined;
};

/** Everything that the step knows: what is typed, what is chosen, what is doubtful, and how it is sent. */
export function useDetails({ answer, addresses, places, user }: DetailsFormProps) {
  const markets = useMarkets();
  const market = useMarket();
  const { userId } = useSession();
  const { router } = useShop();
  const toast = useToast();
  const isWrongStep = useWrongStep();
  const link = useStepLink();
  const id = market?.id ?? '';
  const country = market?.country.code ?? '';
  const dial = { prefixes: listDialPrefixes(markets), own: market?.dialPrefix ?? '' };
  const { basket } = answer;
  const kept = goesTo(basket);
  const [draft] = useState(() => ownDraft(readDraft(id), userId));
  const keep = (change: CheckoutDraft) => writeDraft(id, { ...change, owner: userId });
  const named = user && { firstName: user.firstName, lastName: user.lastName, mobilePhoneNumber: user.phoneNumber ?? '' };
  const [first] = useState(() => draft.shipping ?? toValues(kept ?? named, country, dial));
  const [second] = useState(() => draft.billing ?? toValues(basket.billingAddress, country, dial));
  const shipping = useAddressForm({ country, places, initial: first, onChange: (values) => keep({ shipping: values }) });
  const billing = useAddressForm({ country, places, initial: second, onChange: (values) => keep({ billing: values }) });
  const [chosen, setChosen] = useState(() => draft.addressId ?? chosenFirst(addresses, kept));
  const [isBillingApart, setBillingApart] = useState(() => draft.isBillingApart ?? hasOtherBill(basket));
  const [savesAddress, setSaves] = useState(draft.savesAddress ?? false);
  const [doubt, setDoubt] = useState<AddressValidation>();
  const [message, setMessage] = useState(draft.message);
  const [isBusy, setBusy] = useState(false);

  function body(): SetAddress {
    const saved = addresses.find((each) => each.id === chosen);
    const main = saved ?? toAddress(shipping.values, country);
    if (basket.isDigital) return { billingAddress: main, saveInAddressBook: !saved && savesAddress };
    return {
      shippingAddress: main,
      ...(isBillingApart && { billingAddress: toAddress(billing.values, country) }),
      saveInAddressBook: !saved && savesAddress,
    };
  }

  /** `wrong` when there is something to mend in the fields. */
  async function submit({ isSure = false } = {}): Promise<'sent' | 'wrong' | 'waiting'> {
    if (isBusy) return 'waiting';
    // Both are looked at, so that everything that is wrong is said at once.
    const isRight = [chosen !== '' || shipping.check(), !isBillingApart || basket.isDigital || billing.check()].every(Boolean);
    if (!isRight) return 'wrong';
    setBusy(true);
    setMessage(undefined);
    const found = isSure || chosen !== '' ? undefined : await doubtOf(id, toAddress(shipping.values, country));
    setDoubt(found);
    const result = found ? 'waiting' : await sendIt();
    setBusy(false);
    return result;
  }

  async function sendIt(): Promise<'sent' | 'wrong' | 'waiting'> {
    const result = await send((call) => call(checkout.setAddress, { body: body() }));
    if (!result.hasError) {
      forgetDraft(id);
      await router?.navigate(link(basket.isDigital ? 'checkoutSummary' : 'shippingMethods'));
      return 'sent';
    }
    if (await isWrongStep(result)) return 'waiting';
    const errors = result.response?.result?.errors ?? {};
    const isSaid = Object.keys(errors).some((key) => /^(?:shipping|billing)Address\./.test(key));
    if (!isSaid) toast.showNow('danger', failureKey(result, 'feedback.error_address_update'));
    if (isSaid && chosen !== '') mendSaved();
    refuse(shipping, errors, basket.isDigital ? 'billingAddress' : 'shippingAddress');
    refuse(billing, errors, 'billingAddress');
    return isSaid ? 'wrong' : 'waiting';
  }

  /** A kept address that is no longer good enough is opened in the fields, with what is wrong below them. */
  function mendSaved(): void {
    shipping.fill(
      toValues(
        addresses.find((each) => each.id === chosen),
        country,
        dial,
      ),
    );
    setChosen('');
  }

  return {
    ...{ shipping, billing, chosen, isBillingApart, savesAddress, doubt, message, isBusy, submit },
    forgetDoubt: () => setDoubt(undefined),
    choose(next: string) {
      setChosen(next);
      setDoubt(undefined);
      setMessage(undefined);
      keep({ addressId: next, message: undefined });
    },
    setBillingApart(next: boolean) {
      setBillingApart(next);
      keep({ isBillingApart: next });
    },
    setSaves(next: boolean) {
      setSaves(next);
      keep({ savesAddress: next });
    },
  };
}

/** Refusals come keyed by address and field: `shippingAddress.postalCode`. */
function refuse(form: AddressForm, errors: Record<string, string[]>, prefix: string): void {
  const own = Object.entries(errors).flatMap(([key, keys]) =>
    key.startsWith(`${prefix}.`) ? [[key.slice(prefix.length + 1), keys[0]]] : [],
  );
  if (own.length > 0) form.refuse(Object.fromEntries(own) as AddressProblems);
}

/** Whoever signed in later on this screen must not find the last one's address. What a guest typed is carried along into an account. */
function ownDraft(draft: CheckoutDraft, userId: string | undefined): CheckoutDraft {
  return draft.owner && draft.owner !== userId ? {} : draft;
}

function chosenFirst(addresses: readonly Address[], kept: Address | undefined): string {
  if (kept) return addresses.find((each) => isSameAddress(each, kept))?.id ?? '';
  return (addresses.find(({ isPreferred }) => isPreferred) ?? addresses[0])?.id ?? '';
}

const hasOtherBill = ({ shippingAddress, billingAddress }: DetailsFormProps['answer']['basket']): boolean =>
  shippingAddress !== undefined && billingAddress !== undefined && !isSameAddress(shippingAddress, billingAddress);
