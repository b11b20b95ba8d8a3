import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts.ts';

/** Said as it is: nobody counts them yet. */
export function SearchedTerms() {
  return (
    <>
      <PageHead title={text('search.part_terms')} />
      <StateNote title={text('search.not_counted')} advice={text('search.not_counted_advice')} />
    </>
  );
}
