import { LateStep } from '../checkout/late-step.tsx';

const load = async () => (await import('../payment/summary-screen.tsx')).SummaryScreen;

export const View = () => <LateStep name="summary" load={load} />;
