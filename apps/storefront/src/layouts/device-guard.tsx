import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { Device } from '@selvedge/contract/device.ts';
import type { Scan } from '@selvedge/domain/device/read-scan.ts';
import { useEffect } from 'react';
import { useForget } from '../basket/flyout/delete-basket.tsx';
import { useTakeOver } from '../basket/handover/use-take-over.ts';
import { DeviceBar } from '../device/device-bar.tsx';
import { keepInShop } from '../device/keep-in-shop.ts';
import { updateDevice } from '../device/update-device.ts';
import { useDeviceStaff } from '../device/use-device-staff.ts';
import { useIdleWatch } from '../device/use-idle-watch.ts';
import { useScanner } from '../device/use-scanner.ts';
import { useFlyout } from '../flyout/flyout-context.ts';
import { useHref, useMarket, usePage, useShop } from '../lib/shop-context.tsx';
import { useBasketCount } from '../navigation/header/use-basket-count.ts';
import { readSession } from '../session/session.ts';
import { useCall } from '../session/use-call.ts';
import { standInStore } from '../store/my-store.ts';
import { useToast } from '../toast/toast-context.ts';

/** ISO-001 what a device in a store has beyond any other browser. */
export function DeviceGuard() {
  const { router } = useShop();
  const { content, statusCode } = usePage();
  const { alias } = content._meta;
  const isClosed = statusCode === 503;
  const home = useHref()('');
  const market = useMarket()?.id ?? '';
  const flyout = useFlyout();
  const toast = useToast();
  const call = useCall();
  const quantity = useBasketCount();
  const forget = useForget();
  const takeOver = useTakeOver();
  useEffect(keepInShop, []);
  useIdleWatch({
    look: () => ({
      ...{ quantity, alias, isSignedIn: readSession().status === 'signedIn' },
      ...{
        isPaying: document.querySelector(paying) !== null,
        isHandingOver: document.querySelector('[data-handing-over]') !== null,
        isClosed,
      },
    }),
    ask: () => {
      // Whatever else is open waits for nobody.
      flyout.close();
      flyout.open('deleteBasket');
    },
    clear: () => void forget(),
    onUnused: () => void updateDevice({ market, home, isClosed }),
  });
  const { signOut } = useDeviceStaff();
  useScanner(async (scan: Scan | undefined) => {
    if (scan?.kind === 'badge') {
      flyout.close();
      if (await signOut()) return toast.showNow('success', 'device.staff_out');
      return void flyout.open('staffBadge', scan);
    }
    if (scan?.kind === 'handover') return takeOver(scan.code);
    if (scan?.kind !== 'ean') return toast.showNow('warning', 'device.scan_unknown');
    const found = await call(catalogue.productByEan, { params: { ean: scan.ean } });
    if (found.hasError) return toast.showNow('warning', found.error.status === 404 ? 'device.scan_unknown' : 'feedback.error_lost');
    const variant = found.data.variants.find(({ ean }) => ean === scan.ean);
    flyout.close();
    void router?.navigate(found.data.url + (variant ? `?size=${encodeURIComponent(variant.size.sizeId)}` : ''));
  });
  return <DeviceBar onFound={stand} onFinish={() => flyout.open('deleteBasket')} />;
}

const stand = ({ storeId, storeName, market }: Device) => standInStore({ id: storeId, name: storeName, market });

/** Somebody presents a card at the till, or reads the code with a phone. */
const paying = '#payment-waiting, [aria-labelledby="payment-link"] svg[role="img"]';
