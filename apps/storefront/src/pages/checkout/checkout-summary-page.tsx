import { LateStep } from '../../checkout/late-step.tsx';

const load = async () => (await import('../../checkout/summary/summary-screen.tsx')).SummaryScreen;

export const View = () => <LateStep name="summary" load={load} />;

export { CheckoutLayout as Frame } from '../../layouts/checkout-layout.tsx';
