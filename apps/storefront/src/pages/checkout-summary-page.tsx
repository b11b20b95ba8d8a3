import { LateStep } from '../checkout/late-step.tsx';

const load = async () => (await import('../payment/summary-room.tsx')).SummaryRoom;

export const View = () => <LateStep name="summary" load={load} />;
