import { LateStep } from '../../checkout/late-step.tsx';

const load = async () => (await import('../../checkout/details/details-step.tsx')).DetailsStep;
const next = ['shipping', async () => (await import('../../checkout/shipping/shipping-step.tsx')).ShippingStep] as const;

export const View = () => <LateStep name="details" load={load} next={next} />;

export { CheckoutLayout as Frame } from '../../layouts/checkout-layout.tsx';
