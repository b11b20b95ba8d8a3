import { useEffect, useState } from 'react';
import { Recommendations } from './recommendations.tsx';
import { readSeen } from './seen-products.ts';

/** What this browser has looked at before, without the product that is on the page anyway. */
export function RecentlyViewed({ except }: { except?: string }) {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => setSeen(readSeen().filter((id) => id !== except)), [except]);
  if (seen.length === 0) return null;
  return <Recommendations request={{ type: 'recentlyViewed', productIds: seen }} />;
}
