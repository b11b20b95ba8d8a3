import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { navigate } from '../lib/router.ts';
import { useRight } from '../lib/studio-context.tsx';
import { toSlug } from '../lib/to-slug.ts';
import { text } from '../texts/text.ts';
import { type MailingList, mailingAddress } from './mailing-address.ts';
import styles from './mailings.module.css';

type Props = { list: MailingList; label: string; onNamed: (name: string) => void };

/** Begins a mailing or a segment under a name; nothing is saved yet. */
export function NewThing({ list, label, onNamed }: Props) {
  const [name, setName] = useState('');
  if (!useRight('mailing.write')) return null;
  return (
    <form
      className={styles.find}
      data-filters
      onSubmit={(event) => {
        event.preventDefault();
        const id = toSlug(name);
        if (!id) return;
        onNamed(name.trim());
        navigate(mailingAddress(list, id));
        setName('');
      }}
    >
      <input
        aria-label={text('mailings.new_name')}
        placeholder={text('mailings.new_name')}
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
