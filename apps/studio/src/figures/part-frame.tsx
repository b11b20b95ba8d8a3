import type { ReactNode } from 'react';
import { errorKey } from '../lib/error-text.ts';
import type { Loaded } from '../lib/use-load.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { FiguresBar } from './figures-bar.tsx';
import type { PartProps } from './part-props.ts';

type Props<T> = PartProps & {
  loaded: Loaded<T>;
  isEmpty: (data: T) => boolean;
  empty: { title: string; advice: string };
  hasComparison?: boolean;
  /** Choices of this subject alone. */
  more?: ReactNode;
  children: (data: T) => ReactNode;
};

/** The choices, and the figures or why there are none. */
export function PartFrame<T>({ choices, markets, loaded, isEmpty, empty, hasComparison = true, more, children }: Props<T>) {
  const { data, error, isLoading, reload } = loaded;
  return (
    <>
      <FiguresBar choices={choices} markets={markets} hasComparison={hasComparison} />
      {more}
      {error && <StateNote isError title={text('figures.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <p role="status">{text('figures.loading')}</p>}
      {data && isEmpty(data) && <StateNote {...empty} />}
      {data && !isEmpty(data) && children(data)}
    </>
  );
}
