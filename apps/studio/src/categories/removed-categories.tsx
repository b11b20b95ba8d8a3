import type { CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import type { CategoryOverview } from '@selvedge/contract/studio/categories.ts';
import { text } from '../texts/text.ts';
import treeStyles from './category-tree.module.css';
import { nameIn } from './name-in.ts';

type Props = {
  tree: CategoryTree;
  given: CategoryOverview['given'];
  language: string;
  readOnly: boolean;
  onBringBack: (id: string) => void;
};

/** What was taken out of the tree, with its way back. */
export function RemovedCategories({ tree, given, language, readOnly, onBringBack }: Props) {
  const namesOf = (id: string) => [...given, ...tree.categories].find((each) => each.id === id)?.names ?? {};
  if (tree.removed.length === 0) return null;
  return (
    <section className={treeStyles.removed} aria-label={text('categories.removed_list')}>
      <h2>{text('categories.removed_list')}</h2>
      <ul>
        {tree.removed.map((id) => (
          <li key={id}>
            {nameIn(namesOf(id), language) || id} <code>{id}</code>{' '}
            {!readOnly && (
              <button type="button" onClick={() => onBringBack(id)}>
                {text('categories.bring_back')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
