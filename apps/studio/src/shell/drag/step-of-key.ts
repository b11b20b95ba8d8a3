export type Step = 'up' | 'down' | 'left' | 'right';

const steps: Readonly<Record<string, Step | undefined>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** Alt and an arrow move what has the focus; an arrow alone walks on, and belongs to the list. */
export function stepOfKey({ key, altKey }: { key: string; altKey: boolean }): Step | undefined {
  return altKey && Object.hasOwn(steps, key) ? steps[key] : undefined;
}
