import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { dropCode } from '../basket/offer-calls.ts';
import { useBasketAction } from '../basket/use-basket.ts';
import { useT } from '../lib/shop-context.tsx';

/** A code that can't be used any more is taken off where it stands in the way of paying. */
export function DropCodes({ basket, onDropped }: { basket: Basket; onDropped: () => void }) {
  const t = useT();
  const run = useBasketAction();
  return basket.promoCodes.map((code) => (
    <Button
      key={code}
      look="secondary"
      onClick={async () => {
        if (await run(dropCode(code))) onDropped();
      }}
    >
      {t('basket.dropCode', { code })}
    </Button>
  ));
}
