import { useState } from 'react';
import { text } from '../texts/text.ts';
import styles from './team-page.module.css';

export type StoreName = { id: string; name: string };
type Props = { label: string; stores: readonly StoreName[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Whose orders somebody may pick and hand over; with none chosen, those of every store. */
export function StoresChoice({ label, stores, chosen, onChange }: Props) {
  const [search, setSearch] = useState('');
  const only = chosen.length === 1 ? stores.find(({ id }) => id === chosen[0])?.name : undefined;
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <details className={styles.stores}>
      <summary aria-label={label}>
        {only ?? (chosen.length === 0 ? text('team.all_stores') : text('team.stores', { count: chosen.length }))}
      </summary>
      <div>
        <input
          type="search"
          aria-label={text('team.find_store')}
          placeholder={text('team.find_store')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ul>
          {stores
            .filter(({ id, name }) => chosen.includes(id) || name.toLowerCase().includes(search.trim().toLowerCase()))
            .map(({ id, name }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} /> {name}
                </label>
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}
