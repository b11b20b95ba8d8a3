import { type BreakpointName, breakpointNames, type PerBreakpoint } from '@selvedge/contract/content/breakpoint.ts';

export type Shown<T> = { on: BreakpointName[]; value: T };

/** CMS-059, CMS-066 settings for each screen: what tablet and desktop leave empty is as on a phone, and what a phone leaves empty is the default. */
export function settingsPerDevice<T extends object>(per: PerBreakpoint<Partial<T>> | undefined, defaults: T): Record<BreakpointName, T> {
  const mobile = { ...defaults, ...filled(per?.mobile) };
  return { mobile, tablet: { ...mobile, ...filled(per?.tablet) }, desktop: { ...mobile, ...filled(per?.desktop) } };
}

/** The same for a value that is not made of settings: a picture, a number, a list. An empty list counts as nothing. */
export function valuePerDevice<T>(per: PerBreakpoint<T> | undefined, initial: T): Record<BreakpointName, T> {
  const mobile = isEmpty(per?.mobile) ? initial : (per?.mobile as T);
  const own = (value: T | undefined) => (isEmpty(value) ? mobile : (value as T));
  return { mobile, tablet: own(per?.tablet), desktop: own(per?.desktop) };
}

/** Screens that show the same share one copy in the document. */
export function groupDevices<T>(values: Record<BreakpointName, T>): Shown<T>[] {
  const groups = new Map<string, Shown<T>>();
  for (const name of breakpointNames) {
    const key = JSON.stringify(values[name]);
    const known = groups.get(key);
    if (known) known.on.push(name);
    else groups.set(key, { on: [name], value: values[name] });
  }
  return [...groups.values()];
}

function filled<T extends object>(settings: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => !isEmpty(value))) as Partial<T>;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
