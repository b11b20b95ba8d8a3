import { usePage } from '../lib/shop-context.tsx';

export function View() {
  const { content } = usePage();
  return <h1>{content.heading}</h1>;
}
