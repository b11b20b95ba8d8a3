import { LateStep } from '../checkout/late-step.tsx';

const load = async () => (await import('../checkout/details-step.tsx')).DetailsStep;

export const View = () => <LateStep load={load} />;
