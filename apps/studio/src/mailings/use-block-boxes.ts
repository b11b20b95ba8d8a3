import { type RefObject, useEffect, useState } from 'react';

/** Where a block stands in the mail. `isEmpty`: the mail has nothing there. */
export type BlockBox = { top: number; left: number; width: number; height: number; isEmpty: boolean };
export type Measured = { boxes: ReadonlyMap<string, BlockBox>; height: number };

type Options = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Undefined: the frame has not loaded, or nothing is drawn yet. */
  html: string | undefined;
  width: number;
};

const nothing: Measured = { boxes: new Map(), height: 0 };

/** Lays a mail into a frame, and says where its blocks are, also when its pictures arrive later. */
export function useBlockBoxes({ frame, html, width }: Options): Measured {
  const [measured, setMeasured] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another width everything stands elsewhere
  useEffect(() => {
    const mail = frame.current?.contentDocument;
    if (!mail || html === undefined) return;
    lay(mail, html);
    const observer = new ResizeObserver(() => setMeasured(measure(mail)));
    observer.observe(mail.body);
    setMeasured(measure(mail));
    return () => observer.disconnect();
  }, [frame, html, width]);
  return measured;
}

/** Into the document that is there: one that is loaded anew would blink at every word. */
function lay(mail: Document, html: string): void {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  mail.documentElement.lang = drawn.documentElement.lang;
  mail.documentElement.dir = drawn.documentElement.dir;
  const style = mail.createElement('style');
  // Only what the mail leaves out gets a place of its own.
  style.textContent = '[data-block]:empty, [data-block]:not(:has(img, bdi:not(:empty))) { min-height: 64px; margin-bottom: 24px }';
  mail.head.replaceChildren(style);
  mail.body.replaceWith(mail.adoptNode(drawn.body));
}

function measure(mail: Document): Measured {
  const blocks = [...mail.querySelectorAll<HTMLElement>('[data-block]')];
  const boxes = blocks.map((block): [string, BlockBox] => {
    const { top, left, width, height } = block.getBoundingClientRect();
    const isEmpty = block.querySelector('img, bdi:not(:empty)') === null;
    return [block.dataset.block ?? '', { top, left, width, height, isEmpty }];
  });
  return { boxes: new Map(boxes), height: Math.ceil(mail.body.getBoundingClientRect().height) };
}
