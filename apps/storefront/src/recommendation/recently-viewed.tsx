import { useEffect, useState } from 'react';
import { onTracesForgotten } from '../session/forget-traces.ts';
import { Recommendations } from './recommendations.tsx';
import { readSeen } from './seen-products.ts';

/** What this browser has looked at before, without the product that is on the page anyway. */
export function RecentlyViewed({ except }: { except?: string }) {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => setSeen(readSeen().filter((id) => id !== except)), [except]);
  useEffect(() => onTracesForgotten(() => setSeen([])), []);
  if (seen.length === 0) return null;
  return <Recommendations request={{ type: 'recentlyViewed', productIds: seen }} />;
}
