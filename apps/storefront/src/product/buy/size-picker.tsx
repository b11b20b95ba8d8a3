import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { type Choosable, listLengths, listSizes } from '@selvedge/domain/catalogue/choose-variant.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import { SizeGuideLink } from '../size/size-guide-link.tsx';
import styles from './size-picker.module.css';
import type { VariantControl } from './use-variant.ts';

type SizePickerProps = { product: ProductDetail; control: VariantControl };

/** Radios in a form: they need no script to be read, focused and chosen. What is sold out can be chosen, to be told when it is back. */
export function SizePicker({ product, control }: SizePickerProps) {
  const t = useT();
  const money = useMoney();
  const { variants, isDigital } = product;
  const { choice, choose } = control;
  // Before it is sold, no size of it is sold out.
  const isComing = product.comingSoonProduct !== '';
  const shown = (options: Choosable[]) => options.map((option) => ({ ...option, isInStock: isComing || option.isInStock }));
  const sizes = shown(listSizes(variants, choice.length));
  const lengths = shown(listLengths(variants, choice.size));
  const amounts = new Map(variants.map(({ size, price }) => [size.sizeId, price]));
  const nameOf = ({ id, name }: Choosable) => {
    const amount = amounts.get(id);
    return amount ? money(amount) : name;
  };
  if (sizes.length === 0) return null;
  return (
    <form className={styles.form} id="sizes" tabIndex={-1} onSubmit={(event) => event.preventDefault()}>
      <Options
        name="size"
        legend={t(isDigital ? 'product.amount' : lengths.length > 0 ? 'product.waist' : 'product.size')}
        options={sizes}
        chosen={choice.size}
        onChoose={(size) => choose({ size })}
        nameOf={nameOf}
        isClosed={({ isInStock }) => isDigital && !isInStock}
        aside={isDigital ? null : <SizeGuideLink product={product} />}
      />
      {lengths.length > 0 && (
        <Options
          name="length"
          legend={t('product.length')}
          options={lengths}
          chosen={choice.length}
          onChoose={(length) => choose({ length })}
          nameOf={nameOf}
        />
      )}
    </form>
  );
}

type OptionsProps = {
  name: 'size' | 'length';
  legend: string;
  options: readonly Choosable[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  nameOf: (option: Choosable) => string;
  /** Cannot be chosen, not even to be told when it is back. (CAT-029) */
  isClosed?: (option: Choosable) => boolean;
  aside?: ReactNode;
};

function Options({ name, legend, options, chosen, onChoose, nameOf, isClosed, aside }: OptionsProps) {
  const t = useT();
  const isWide = options.some((option) => nameOf(option).length > 5);
  return (
    <div className={styles.group}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.options} data-wide={isWide || undefined} data-local={options.some(({ local }) => local) || undefined}>
          {options.map((option) => (
            <label key={option.id} className={styles.option} data-gone={!option.isInStock || undefined}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={option.id}
                checked={chosen === option.id}
                disabled={isClosed?.(option)}
                onChange={() => onChoose(option.id)}
              />
              <span className={styles.name}>{nameOf(option)}</span>
              {option.local && (
                <small className={styles.local}>
                  {t(`measure.${option.local.system}`)} {option.local.name}
                </small>
              )}
              {!option.isInStock && <VisuallyHidden>, {t('product.notInStock')}</VisuallyHidden>}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
