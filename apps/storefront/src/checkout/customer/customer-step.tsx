import { useToggles } from '../../lib/shop-context.tsx';
import { CheckoutScreen } from '../checkout-screen.tsx';
import { ExpressCheckout } from '../express/express-checkout.tsx';
import { CheckoutSignIn } from './checkout-sign-in.tsx';
import styles from './customer-step.module.css';
import { GuestForm } from './guest-form.tsx';

/** CHK-009, CHK-015 guests choose: on with an e-mail address alone, or with an account. */
export function CustomerStep() {
  const { guestCheckout, loginDuringCheckout } = useToggles();
  return (
    <CheckoutScreen step="customerLogin">
      {({ answer }) => (
        <div className={styles.ways}>
          {!answer.basket.isDigital && <ExpressCheckout isSignedIn={false} />}
          {guestCheckout && <GuestForm email={answer.basket.email} />}
          {(loginDuringCheckout || !guestCheckout) && <CheckoutSignIn isOnly={!guestCheckout} />}
        </div>
      )}
    </CheckoutScreen>
  );
}
