import { createContext, type ReactNode, use } from 'react';

/** A name, or the things that it is drawn from: the very same objects are drawn once. The first of them is one that outlives the page. */
export type KeptKey = string | readonly [object, ...unknown[]];

/** Stands for the markup that `draw` gives, which is drawn once for each key. */
export type KeepMarkup = (key: KeptKey, draw: () => ReactNode) => string;

/** Only the server has one: a browser draws what it shows. */
export const KeepContext = createContext<KeepMarkup | undefined>(undefined);

type Filled = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Fills an element with what is the same on many pages of a market: `<li {...kept(key, draw)} />`. What is drawn may read the
 * market's settings, texts and navigation; of the page only what the key says. It must not use `useId`, whose ids would be
 * others in the browser, nor show a picture with high priority, which React asks for beside it.
 */
export function useKept(): (key: () => KeptKey, draw: () => ReactNode) => Filled {
  const keep = use(KeepContext);
  return keep ? (key, draw) => ({ dangerouslySetInnerHTML: { __html: keep(key(), draw) } }) : fill;
}

const fill = (_: () => KeptKey, draw: () => ReactNode): Filled => ({ children: draw() });
