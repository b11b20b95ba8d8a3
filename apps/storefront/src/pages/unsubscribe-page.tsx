import { Unsubscribe } from '../loyalty/unsubscribe.tsx';

export function View() {
  return <Unsubscribe />;
}
