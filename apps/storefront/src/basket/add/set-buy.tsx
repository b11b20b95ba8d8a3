import type { ProductCard, Variant } from '@selvedge/contract/catalogue/product.ts';
import { compareSizes } from '@selvedge/domain/catalogue/compare-sizes.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { type FormEvent, useState } from 'react';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useVariants } from '../line/use-variants.ts';
import addStyles from './add-to-basket.module.css';
import styles from './gift-card-buy.module.css';
import { useAdding } from './use-adding.ts';
import { useSetPrice } from './use-set-price.ts';

/** A whole set at once, each part in its own size; all of it or nothing. */
export function SetBuy({ parts }: { parts: readonly ProductCard[] }) {
  const t = useT();
  const money = useMoney();
  const price = useSetPrice(parts);
  const { add, isAdding } = useAdding();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const skus = parts.flatMap(({ id }) => chosen[id] ?? []);
    setAsking(skus.length < parts.length);
    if (skus.length === parts.length) return void (await add(skus.map((sku) => ({ sku }))));
    // Also asked from the bar at the foot of a phone, where the sizes are out of sight.
    const missing = event.currentTarget.querySelectorAll('select')[parts.findIndex(({ id }) => !chosen[id])];
    missing?.scrollIntoView({ block: 'center' });
    missing?.focus({ preventScroll: true });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {parts.map((part) => (
        <PartSize
          key={part.id}
          part={part}
          sku={chosen[part.id]}
          isMissing={isAsking && !chosen[part.id]}
          onChoose={(sku) => setChosen({ ...chosen, [part.id]: sku })}
        />
      ))}
      <Button type="submit" wide className={addStyles.button} aria-busy={isAdding || undefined}>
        {t('basket.addSet', { count: parts.length, price: money(price) })}
      </Button>
    </form>
  );
}

type PartSizeProps = { part: ProductCard; sku: string | undefined; isMissing: boolean; onChoose: (sku: string) => void };

function PartSize({ part, sku, isMissing, onChoose }: PartSizeProps) {
  const t = useT();
  const variants = useVariants(part.id);
  return (
    <SelectField
      label={t('basket.sizeOf', { name: part.name })}
      error={isMissing ? t('basket.chooseSize') : undefined}
      value={sku ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="" disabled>
        {t('product.chooseSize')}
      </option>
      {variants?.toSorted(bySize).map((variant) => (
        <option key={variant.id} value={variant.id} disabled={!variant.inStockEcom}>
          {variantLabel(variant)}
          {!variant.inStockEcom && ` (${t('product.notInStock')})`}
        </option>
      ))}
    </SelectField>
  );
}

const bySize = (a: Variant, b: Variant): number =>
  compareSizes(a.size.name, b.size.name) || compareSizes(a.length?.name ?? '', b.length?.name ?? '');
