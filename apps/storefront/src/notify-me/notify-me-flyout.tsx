import { NotifyMeBody } from './notify-me-body.tsx';

export function Content({ props }: { close: () => void; props: unknown }) {
  const { productId, sku } = props as { productId: string; sku: string };
  return <NotifyMeBody productId={productId} sku={sku} />;
}
