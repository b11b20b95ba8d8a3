import type { ProductGroup } from '@selvedge/contract/content.ts';
import { TextInput } from '../fields/simple-inputs.tsx';
import { PictureInput } from '../pickers/picture-input.tsx';
import { ProductsInput } from '../pickers/product-input.tsx';
import { ItemList } from '../settings/item-list.tsx';
import type { SettingFormProps } from '../settings/setting-editor.tsx';
import { WithProblem } from '../shell/with-problem.tsx';
import { text } from '../texts/text.ts';
import styles from './looks.module.css';

/** As it is being written: a new one has neither name nor products. */
export type GroupWork = Pick<ProductGroup, 'id'> & Partial<ProductGroup>;

type Props = SettingFormProps<GroupWork[]> & { kind: 'shop-the-look' | 'product-set' };

export function LookList({ kind, value, change, readOnly, problemAt }: Props) {
  return (
    <div className={styles.list}>
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
          <fieldset className={styles.look} disabled={readOnly}>
            <TextInput
              label={text('looks.name')}
              value={group.title}
              maxLength={200}
              problem={problemAt(`${index}.title`) && text('looks.needs_name')}
              onChange={(title) => put({ ...group, title: title ?? '' })}
            />
            <WithProblem problem={problemAt(`${index}.productIds`) && text('looks.needs_products')}>
              <ProductsInput
                label={text('looks.products')}
                max={24}
                value={group.productIds}
                readOnly={readOnly}
                onChange={(productIds) => put({ ...group, productIds: productIds ?? [] })}
              />
            </WithProblem>
            <PictureInput
              label={text('looks.picture')}
              value={group.image}
              readOnly={readOnly}
              onChange={(image) => put({ ...group, image })}
            />
          </fieldset>
        )}
      </ItemList>
    </div>
  );
}
