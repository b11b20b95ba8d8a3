import { LateStep } from '../checkout/late-step.tsx';

const load = async () => (await import('../checkout/customer-step.tsx')).CustomerStep;

export const View = () => <LateStep load={load} />;
