import type { ProductGroup } from '@selvedge/contract/content.ts';
import styles from '../banners/banners.module.css';
import { PictureInput } from '../editor/fields/picture-input.tsx';
import { ProductsInput } from '../editor/fields/product-input.tsx';
import { TextInput } from '../editor/fields/simple-inputs.tsx';
import { ItemList } from '../settings/item-list.tsx';
import type { Desk } from '../settings/setting-desk.tsx';
import { text } from '../texts.ts';

/** As it is being written: a new one has neither name nor products. */
export type GroupWork = Pick<ProductGroup, 'id'> & Partial<ProductGroup>;

type Props = Desk<GroupWork[]> & { kind: 'shop-the-look' | 'product-set' };

export function LookList({ kind, value, change, readOnly, problemAt }: Props) {
  return (
    <>
      <p className={styles.note}>{text(`looks.note_${kind}`)}</p>
      <ItemList
        label={text(`looks.${kind}`)}
        items={value}
        onChange={change}
        titleOf={({ title }) => title ?? ''}
        noteOf={({ productIds = [] }) => text('looks.count', { count: productIds.length })}
        add={{ label: text(`looks.new_${kind}`), make: () => ({ id: crypto.randomUUID(), title: '', productIds: [] }) }}
        duplicate={(group) => ({ ...group, id: crypto.randomUUID() })}
        readOnly={readOnly}
      >
        {(group, put, index) => (
          <fieldset disabled={readOnly}>
            <TextInput
              label={text('looks.name')}
              value={group.title}
              maxLength={200}
              problem={problemAt(`${index}.title`)}
              onChange={(title) => put({ ...group, title: title ?? '' })}
            />
            <ProductsInput
              label={text('looks.products')}
              max={24}
              value={group.productIds}
              readOnly={readOnly}
              onChange={(productIds) => put({ ...group, productIds: productIds ?? [] })}
            />
            {problemAt(`${index}.productIds`) && <p role="alert">{text('looks.needs_products')}</p>}
            <PictureInput
              label={text('looks.picture')}
              value={group.image}
              readOnly={readOnly}
              onChange={(image) => put({ ...group, image })}
            />
          </fieldset>
        )}
      </ItemList>
    </>
  );
}
