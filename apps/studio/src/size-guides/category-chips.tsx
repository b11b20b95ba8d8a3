import { FieldBox } from '../fields/field-box.tsx';
import chips from '../shell/chips.module.css';
import { text } from '../texts/text.ts';
import styles from './size-guides.module.css';
import { useCategories } from './use-categories.ts';

type Props = { market: string; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Of which categories a chart is; the narrowest one of a product wins. */
export function CategoryChips({ market, chosen, onChange }: Props) {
  const categories = useCategories(market);
  const nameOf = (id: string) => categories.find((each) => each.id === id)?.name ?? id;
  return (
    <FieldBox label={text('size_guides.categories')} hint={text('size_guides.categories_hint')}>
      {(ties) => (
        <div className={`${chips.chips} ${styles.chips}`}>
          {chosen.map((each) => (
            <button
              key={each}
              type="button"
              aria-label={text('size_guides.category_remove', { category: nameOf(each) })}
              onClick={() => onChange(chosen.filter((other) => other !== each))}
            >
              {nameOf(each)} <span aria-hidden="true">×</span>
            </button>
          ))}
          <select {...ties} value="" onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}>
            <option value="">{text('size_guides.category_add')}</option>
            {categories
              .filter((each) => !chosen.includes(each.id))
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
          </select>
        </div>
      )}
    </FieldBox>
  );
}
