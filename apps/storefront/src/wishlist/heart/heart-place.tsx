import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { HeartProps } from './heart-props.ts';

let loaded: ComponentType<HeartProps> | undefined;
let loading: Promise<ComponentType<HeartProps>> | undefined;

/** Holds a heart once the page is quiet: sixty of them must not stand in the way of the first touch. */
export function HeartPlace(props: HeartProps) {
  // Never while the server's markup is taken over, which has none.
  const atHand = useSyncExternalStore(never, () => loaded, none);
  const [Heart, setHeart] = useState(() => atHand);
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    if (!Heart) load().then((heart) => queueUp(() => setHeart(() => heart)), Boolean);
  }, [Heart]);
  return Heart && <Heart {...props} />;
}

const never = () => () => undefined;
const none = () => undefined;

function load(): Promise<ComponentType<HeartProps>> {
  loading ??= quiet()
    .then(() => import('./heart.tsx'))
    .then(({ Heart }) => {
      loaded = Heart;
      return Heart;
    });
  return loading;
}

const waiting: (() => void)[] = [];
const atOnce = 8;

/** A few at a time: all of a listing's hearts drawn in one go would hold up a tap. */
function queueUp(draw: () => void): void {
  if (waiting.push(draw) === 1) setTimeout(serve);
}

function serve(): void {
  startTransition(() => {
    for (const draw of waiting.splice(0, atOnce)) draw();
  });
  if (waiting.length > 0) setTimeout(serve);
}

const quiet = () => new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 2000 } as never));
