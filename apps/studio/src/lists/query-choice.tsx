import type { ReactNode } from 'react';
import { keepQuery } from '../lib/router.ts';
import { text } from '../texts/text.ts';

type Props = { name: string; label: string; value: string | undefined; children: ReactNode };

/** A filter that stands in the address: a list can be sent to a colleague as it is seen. */
export function QueryChoice({ name, label, value = '', children }: Props) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => keepQuery(name, event.target.value)}>
        <option value="">{text('lists.all')}</option>
        {children}
      </select>
    </label>
  );
}
