import { createContext, use } from 'react';
import { isScreen, paths, type ScreenName } from './router.ts';

/** The screens that the member may open. */
export const OpenScreens = createContext<ReadonlySet<ScreenName>>(new Set());

/** The address of a screen by its name; undefined where it is closed to the member. */
export type ScreenLink = (name: string, rest?: readonly string[], query?: Readonly<Record<string, string>>) => string | undefined;

export function useScreenLink(): ScreenLink {
  const open = use(OpenScreens);
  return (name, rest = [], query = {}) => {
    if (!isScreen(name) || !open.has(name)) return undefined;
    const search = new URLSearchParams(query).toString();
    return paths.screen(name, ...rest) + (search && `?${search}`);
  };
}
