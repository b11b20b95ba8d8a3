import { type FormEvent, useState } from 'react';
import { Menu } from '../shell/menu.tsx';
import { text } from '../texts/text.ts';
import styles from './list-menu.module.css';
import { putView, type SavedView } from './read-views.ts';

type Props = {
  views: readonly SavedView[];
  /** What is on the screen now. */
  shown: Omit<SavedView, 'name'>;
  onSave: (views: readonly SavedView[]) => void;
  onOpen: (view: SavedView) => void;
};

/** Ways to look at a list, by a name of one's own. */
export function SavedViews({ views, shown, onSave, onOpen }: Props) {
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(putView(views, { ...shown, name: name.trim() }));
    setName('');
  };
  return (
    <Menu title={text('lists.views', { count: views.length })} className={styles.menu!} sheet={styles.sheet!}>
      <ul>
        {views.map((view) => (
          <li key={view.name}>
            <button type="button" aria-current={view.query === shown.query || undefined} onClick={() => onOpen(view)}>
              {view.name}
            </button>
            <button
              type="button"
              aria-label={text('lists.forget_view', { name: view.name })}
              onClick={() => onSave(views.filter((each) => each !== view))}
            >
              {text('lists.forget')}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={save}>
        <input
          aria-label={text('lists.view_name')}
          placeholder={text('lists.view_name')}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit">{text('lists.save_view')}</button>
      </form>
    </Menu>
  );
}
