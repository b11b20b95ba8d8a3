import { editing } from '@selvedge/contract/studio/editing.ts';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';

type Options = { market: string; path: string; version: number };

/** An address of a preview is good for an hour. */
const freshMs = 50 * 60 * 1000;

/** The address of a preview, and its frame loaded again for each version of the work. */
export function usePreviewUrl({ market, path, version }: Options) {
  const { call } = useStudio();
  const [shown, setShown] = useState<{ url: string; path: string; at: number; version: number } | { problem: string }>();
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const url = shown && 'url' in shown ? shown : undefined;
  const isFresh = url !== undefined && url.path === path && Date.now() - url.at < freshMs;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is still good is loaded again, not asked for anew
  useEffect(() => {
    if (isFresh && url.version !== version) {
      setShown({ ...url, version });
      // A frame that is still on its way would reload the empty page before it, and stay there.
      if (isLoaded.current) frame.current?.contentWindow?.location.reload();
      else setAttempt((before) => before + 1);
      isLoaded.current = false;
      return;
    }
    let isStale = false;
    void call(editing.preview, { body: { market, path } }).then((answer) => {
      if (isStale) return;
      // What is on its way from now on is another page: the frame would reload the one that it leaves.
      isLoaded.current = false;
      setShown(answer.hasError ? { problem: errorText(answer.error) } : { url: answer.data.url, path, at: Date.now(), version });
    });
    return () => {
      isStale = true;
    };
  }, [call, market, path, version]);

  return { frame, isLoaded, attempt, url: url?.url, problem: shown && 'problem' in shown ? shown.problem : undefined };
}
