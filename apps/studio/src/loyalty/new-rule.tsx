import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { navigate } from '../lib/router.ts';
import { useRight } from '../lib/studio-context.tsx';
import { toSlug } from '../lib/to-slug.ts';
import { text } from '../texts/text.ts';
import { clubAddress } from './club-address.ts';
import styles from './loyalty.module.css';

type Props = { list: 'rewards' | 'campaigns'; label: string; onNamed: (name: string) => void };

/** Begins a reward or a campaign under a name; nothing is saved yet. */
export function NewRule({ list, label, onNamed }: Props) {
  const [name, setName] = useState('');
  if (!useRight('promotion.write')) return null;
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        const id = toSlug(name);
        if (!id) return;
        onNamed(name.trim());
        navigate(clubAddress(list, id));
        setName('');
      }}
    >
      <input
        aria-label={text('club.new_name')}
        placeholder={text('club.new_name')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="secondary">
        {label}
      </Button>
    </form>
  );
}
