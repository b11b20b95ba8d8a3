import type { OrderLine } from '@selvedge/contract/order-shape.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './order-page.module.css';

type Outcome = { added: number; missing: readonly OrderLine[] };

/** Puts what is still to be had into the basket, and says what is not. */
export function BuyAgain({ lines }: { lines: readonly OrderLine[] }) {
  const t = useT();
  const link = usePageLink();
  const market = useMarket()?.id ?? '';
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  // A gift card is written anew to its recipient, and a gift comes with what earns it.
  const wanted = lines.filter(({ isDigital, isBonusProduct }) => !isDigital && !isBonusProduct);
  if (wanted.length === 0) return null;

  async function buy(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await putAll(market, wanted));
    setBusy(false);
  }

  return (
    <>
      <Button onClick={() => void buy()} aria-disabled={isBusy || undefined}>
        {t('order.again')}
      </Button>
      <div role="status" className={outcome ? styles.said : undefined}>
        {outcome && outcome.added > 0 && (
          <p>
            {t('order.again_added', { count: outcome.added })}{' '}
            <TextLink href={link('basketPage', '/basket')}>{t('receipt.toBasket')}</TextLink>
          </p>
        )}
        {outcome && outcome.missing.length > 0 && (
          <p>
            {t('order.again_missing', {
              names: writeList(
                t,
                outcome.missing.map(({ name }) => name),
              ),
            })}
          </p>
        )}
      </div>
    </>
  );
}

/** One by one: together one piece that is gone would keep out all the others. */
async function putAll(market: string, lines: readonly OrderLine[]): Promise<Outcome> {
  const [{ addLines }, { startBasket }] = await Promise.all([import('../basket/line-calls.ts'), import('../basket/basket-calls.ts')]);
  await startBasket(market);
  let added = 0;
  const missing: OrderLine[] = [];
  for (const line of lines) {
    const { isDone } = await addLines([{ sku: line.sku, quantity: line.quantity }]);
    if (isDone) added += line.quantity;
    else missing.push(line);
  }
  return { added, missing };
}
