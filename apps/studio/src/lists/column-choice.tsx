import { Menu } from '../shell/menu.tsx';
import { text } from '../texts/text.ts';
import styles from './list-menu.module.css';

type Props<Id extends string> = {
  columns: readonly { id: Id; title: string }[];
  chosen: readonly Id[];
  onChange: (chosen: readonly Id[]) => void;
};

/** Which columns a list shows; they keep their order. */
export function ColumnChoice<Id extends string>({ columns, chosen, onChange }: Props<Id>) {
  const put = (id: Id, isOn: boolean) =>
    onChange(columns.map((each) => each.id).filter((each) => (each === id ? isOn : chosen.includes(each))));
  return (
    <Menu title={text('lists.columns')} className={styles.menu!} sheet={styles.sheet!}>
      <ul>
        {columns.map(({ id, title }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={(event) => put(id, event.target.checked)} />
              <span>{title}</span>
            </label>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
