import type { ExpressCheckout } from '@selvedge/contract/payment-shape.ts';
import type { ExpressResult } from './address-of-express.ts';

type Setup = NonNullable<ExpressCheckout['klarna']>;
type Wish = { auto_finalize: boolean; collect_shipping_address: boolean };
type Authorize = (wish: Wish, order: Setup['order'], done: (result: ExpressResult) => void) => void;
type ButtonSettings = { container: string; theme: string; shape: string; locale: string; on_click: (authorize: Authorize) => void };

/** What of Klarna's library is used here. */
type KlarnaButtons = {
  init(client: { client_id: string }): { load(settings: ButtonSettings, done: (loaded: { show_button?: boolean }) => void): void };
};

/**
 * Klarna's own button: it asks who the shopper is and where the parcel goes. Nothing is agreed to yet (`auto_finalize`): how the parcel
 * travels, the terms and the payment follow at their own steps.
 */
export function buttonSettings(
  { locale, order }: Setup,
  { container, onResult }: { container: string; onResult: OnResult },
): ButtonSettings {
  return {
    ...{ container, theme: 'default', shape: 'rect', locale },
    on_click: (authorize) => authorize({ auto_finalize: false, collect_shipping_address: true }, order, onResult),
  };
}

type OnResult = (result: ExpressResult) => void;

/** Draws the button. False when Klarna does not want it shown to this shopper, or its script does not come. */
export async function drawKlarnaExpress(setup: Setup, where: { container: string; onResult: OnResult }): Promise<boolean> {
  const buttons = await loadKlarna().catch(() => undefined);
  if (!buttons) return false;
  return new Promise((resolve) => {
    buttons.init({ client_id: setup.clientId }).load(buttonSettings(setup, where), ({ show_button: isShown = true }) => resolve(isShown));
  });
}

let loading: Promise<KlarnaButtons> | undefined;

function loadKlarna(): Promise<KlarnaButtons> {
  loading ??= new Promise<KlarnaButtons>((done, fail) => {
    const script = document.createElement('script');
    const found = () => (window as { Klarna?: { Payments?: { Buttons?: KlarnaButtons } } }).Klarna?.Payments?.Buttons;
    // The library calls this by name once it can be used.
    Object.assign(window, { klarnaAsyncCallback: () => done(found()!) });
    script.src = 'https://x.klarnacdn.net/kp/lib/v1/api.js';
    script.onerror = () => fail(new Error('failed to load express checkout'));
    document.head.append(script);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
