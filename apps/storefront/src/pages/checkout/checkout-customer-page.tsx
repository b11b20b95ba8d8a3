import { LateStep } from '../../checkout/late-step.tsx';

const load = async () => (await import('../../checkout/customer/customer-step.tsx')).CustomerStep;
const next = ['details', async () => (await import('../../checkout/details/details-step.tsx')).DetailsStep] as const;

export const View = () => <LateStep load={load} next={next} />;

export { CheckoutLayout as Frame } from '../../layouts/checkout-layout.tsx';
