import { LateStep } from '../../checkout/late-step.tsx';

const load = async () => (await import('../../checkout/shipping/shipping-step.tsx')).ShippingStep;
const next = ['summary', async () => (await import('../../checkout/summary/summary-screen.tsx')).SummaryScreen] as const;

export const View = () => <LateStep name="shipping" load={load} next={next} />;

export { CheckoutLayout as Frame } from '../../layouts/checkout-layout.tsx';
