import { LateStep } from '../../checkout/late-step.tsx';

const load = async () => (await import('../../checkout/entrance.tsx')).Entrance;

export const View = () => <LateStep load={load} />;

export { CheckoutLayout as Frame } from '../../layouts/checkout-layout.tsx';
