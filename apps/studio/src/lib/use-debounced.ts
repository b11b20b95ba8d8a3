import { useEffect, useState } from 'react';

/** A value once it has stood still: what is typed is asked for when the typing pauses. */
export function useDebounced<T>(value: T, ms: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}
