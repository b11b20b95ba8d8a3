import { LateStep } from '../../checkout/late-step.tsx';

const load = async () => (await import('../../checkout/payment/payment-screen.tsx')).PaymentScreen;

export const View = () => <LateStep load={load} />;

export { CheckoutLayout as Frame } from '../../layouts/checkout-layout.tsx';
