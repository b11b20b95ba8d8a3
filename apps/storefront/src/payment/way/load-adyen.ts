import type { CreatePayment, PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';

/** What of the provider's library is used here. */
export type AdyenWeb = {
  AdyenCheckout(configuration: Configuration): Promise<unknown>;
  Dropin: new (checkout: unknown) => Dropin;
};
export type Dropin = { mount(element: HTMLElement): void; unmount(): void };

type Actions = { resolve: (result: { resultCode: string; action: unknown }) => void; reject: () => void };
type Handler = (
  state: { data: Pick<CreatePayment, 'paymentMethod' | 'browserInfo' | 'details'> },
  component: unknown,
  actions: Actions,
) => void;
type Configuration = {
  clientKey: string;
  environment: string;
  locale: string;
  countryCode: string;
  amount: PaymentInitialisation['amount'];
  paymentMethodsResponse: unknown;
  onSubmit: Handler;
  onAdditionalDetails: Handler;
  onError: () => void;
};

const version = '6.45.2';

/** The one script of somebody else, on the one page that may load it. */
export async function loadAdyen(environment: string): Promise<AdyenWeb> {
  const base = `https://checkoutshopper-${environment}.cdn.adyen.com/checkoutshopper/sdk/${version}`;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${base}/adyen.css`;
  style.crossOrigin = 'anonymous';
  document.head.append(style);
  await new Promise<void>((done, fail) => {
    const script = document.createElement('script');
    script.src = `${base}/adyen.js`;
    script.crossOrigin = 'anonymous';
    script.onload = () => done();
    script.onerror = () => fail(new Error('failed to load the payment component'));
    document.head.append(script);
  });
  return (window as unknown as { AdyenWeb: AdyenWeb }).AdyenWeb;
}
