import { LateStep } from '../../checkout/late-step.tsx';

const load = async () => (await import('../../checkout/entrance.tsx')).Entrance;

export const View = () => <LateStep load={load} />;
