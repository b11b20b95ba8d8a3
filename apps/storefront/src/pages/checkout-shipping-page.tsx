import { LateStep } from '../checkout/late-step.tsx';

const load = async () => (await import('../checkout/shipping-step.tsx')).ShippingStep;

export const View = () => <LateStep load={load} />;
