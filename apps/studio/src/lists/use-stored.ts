import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';

/** What a member of staff chose for a list, kept in this browser under their address: colleagues at the same desk have their own. */
export function useStored<T>(name: string, read: (stored: unknown) => T): [T, (next: T) => void] {
  const { email } = useStudio().member;
  const key = `studio.${name}.${email}`;
  const [value, setValue] = useState(() => read(readStored(key)));
  return [
    value,
    (next) => {
      localStorage.setItem(key, JSON.stringify(next));
      setValue(next);
    },
  ];
}

/** Whatever an older Studio left there is no reason to fail. */
function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
