import { useEffect, useState } from 'react';
import { Recommendations } from './recommendations.tsx';
import { readSeen, rememberSeen } from './seen-products.ts';

/** What this browser has looked at before. The product of the page itself is remembered and left out. */
export function RecentlyViewed({ current }: { current?: string }) {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => {
    setSeen(readSeen().filter((id) => id !== current));
    if (current) rememberSeen(current);
  }, [current]);
  if (seen.length === 0) return null;
  return <Recommendations request={{ type: 'recentlyViewed', productIds: seen }} />;
}
