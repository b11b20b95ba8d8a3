import { useEffect, useState } from 'react';

/**
 * What was found for a question; undefined until it is, and again when the question is another one. `false` asks nothing yet. What comes too
 * late, for an older question or for a component that has gone, is dropped.
 * @param pause How long a question has to stand before it is asked: one that is only passed by costs nothing.
 */
export function useLatest<Found>(question: string | false, find: () => Promise<Found>, pause?: number): Found | undefined {
  const [last, setLast] = useState<{ question: string; found: Found }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it depends on stands in the question
  useEffect(() => {
    if (!question) return;
    let isOver = false;
    const ask = () => void find().then((found) => isOver || setLast({ question, found }));
    const timer = pause ? setTimeout(ask, pause) : ask();
    return () => {
      isOver = true;
      clearTimeout(timer as number | undefined);
    };
  }, [question]);
  return last?.question === question ? last?.found : undefined;
}
