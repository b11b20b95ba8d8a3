import { isInStore } from '../lib/in-store.ts';
import { overlays } from '../lib/overlays.ts';

type Overlay = { close: () => void; address: string };

/** A browser may drop a way back when another page is asked for at the same moment; nobody waits for it for ever. */
const mostWait = 1000;
const open: Overlay[] = [];
/** The page that is seen, as far as it is known here. */
let shown: string | undefined;
let settle: (() => void) | undefined;

/** Gives what has opened an entry of its own, so that the phone's way back closes it. Returns how to take the entry away again. */
export function addOverlayEntry(close: () => void): () => void {
  // The history of a store's device is one entry, whatever is opened on it.
  if (isInStore()) return () => {};
  const overlay = { close, address: address() };
  open.push(overlay);
  shown = overlay.address;
  overlays.onBack = onBack;
  // After a reload the entry is there already.
  if (depth() < open.length) history.pushState({ overlay: open.length }, '');
  return () => {
    const place = open.indexOf(overlay);
    if (place >= 0) open.splice(place, 1);
    takeAwayEntries();
  };
}

function onBack(): boolean {
  if (settle) {
    settle();
    takeAwayEntries();
    return true;
  }
  // Forward, to what has been closed: the entry stands for nothing, and one press back would be lost on it.
  if (depth() > open.length) {
    if (shown === address()) takeAwayEntries();
    else history.back();
    return true;
  }
  shown = address();
  // Further back than the page on which it was opened, it is the router's.
  if (open.at(-1)?.address !== shown) return false;
  open.pop()?.close();
  return true;
}

function takeAwayEntries(): void {
  if (settle || depth() <= open.length) return;
  overlays.going = new Promise((done) => {
    settle = () => {
      clearTimeout(timer);
      settle = undefined;
      overlays.going = undefined;
      done();
    };
    const timer = setTimeout(settle, mostWait);
  });
  history.go(open.length - depth());
}

const depth = (): number => history.state?.overlay ?? 0;

const address = (): string => location.pathname + location.search;
