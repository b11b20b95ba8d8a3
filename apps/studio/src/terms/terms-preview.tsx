import { RichText } from '@selvedge/blocks/rich-text.tsx';
import { terms } from '@selvedge/contract/studio/terms.ts';
import { useEffect, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';

type Nodes = Parameters<typeof RichText>[0]['nodes'];

/** A text as shoppers will read it, a moment after it was typed: what reads it for them reads it here. */
export function TermsPreview({ market, text }: { market: string; text: string }) {
  const { call } = useStudio();
  const typed = useDebounced(text, 250);
  const [nodes, setNodes] = useState<Nodes>([]);
  useEffect(() => {
    let isStale = false;
    void call(terms.previewTerms, { body: { market, text: typed } }).then(
      (answer) => !isStale && !answer.hasError && setNodes(answer.data),
    );
    return () => {
      isStale = true;
    };
  }, [call, market, typed]);
  return <RichText nodes={nodes} />;
}
