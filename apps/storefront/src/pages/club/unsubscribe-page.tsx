import { Unsubscribe } from '../../club/unsubscribe.tsx';

export function View() {
  return <Unsubscribe />;
}
