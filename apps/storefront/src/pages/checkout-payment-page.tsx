import { LateStep } from '../checkout/late-step.tsx';

const load = async () => (await import('../payment/payment-room.tsx')).PaymentRoom;

export const View = () => <LateStep load={load} />;
