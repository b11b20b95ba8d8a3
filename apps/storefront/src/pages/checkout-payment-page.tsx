import { LateStep } from '../checkout/late-step.tsx';

const load = async () => (await import('../payment/payment-screen.tsx')).PaymentScreen;

export const View = () => <LateStep load={load} />;
