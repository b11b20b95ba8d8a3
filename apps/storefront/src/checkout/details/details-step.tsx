import { useT } from '../../lib/shop-context.tsx';
import { CheckoutScreen } from '../checkout-screen.tsx';
import { DetailsView } from './details-view.tsx';

/** Where it goes and who pays. What is not sent only needs somebody who pays. */
export function DetailsStep() {
  const t = useT();
  return (
    <CheckoutScreen
      step="shippingAddress"
      words={({ isDigital }) => (isDigital ? { title: t('checkout.billing'), lead: t('checkout.digitalLead') } : undefined)}
    >
      {(purchase) => <DetailsView key={String(purchase.isSignedIn)} {...purchase} />}
    </CheckoutScreen>
  );
}
