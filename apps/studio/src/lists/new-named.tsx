import type { Right } from '@selvedge/contract/endpoint.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { navigate } from '../lib/router.ts';
import { useRight } from '../lib/studio-context.tsx';
import { toSlug } from '../lib/to-slug.ts';
import styles from './new-named.module.css';

type Props = { right: Right; words: string; label: string; addressOf: (id: string) => string; onNamed: (name: string) => void };

/** Begins something of a list under a name, at the address of its own; nothing is saved yet. */
export function NewNamed({ right, words, label, addressOf, onNamed }: Props) {
  const [name, setName] = useState('');
  if (!useRight(right)) return null;
  return (
    <form
      className={styles.new}
      data-filters
      onSubmit={(event) => {
        event.preventDefault();
        const id = toSlug(name);
        if (!id) return;
        onNamed(name.trim());
        navigate(addressOf(id));
        setName('');
      }}
    >
      <input aria-label={words} placeholder={words} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      <Button type="submit" look="secondary">
        {label}
      </Button>
    </form>
  );
}
