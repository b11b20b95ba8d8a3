/** What a feed has told of one product: by item the hash of what was said and the revision at which it became so, and what is told no more. */
export type ToldItems = {
  items: Readonly<Record<string, readonly [hash: string, revision: number]>>;
  gone: Readonly<Record<string, number>>;
};

export const nothingTold: ToldItems = { items: {}, gone: {} };

/** The same after a new look at the product; undefined when it says what it said. */
export function noteItems(told: ToldItems, now: ReadonlyMap<string, string>, revision: number): ToldItems | undefined {
  const items: Record<string, readonly [string, number]> = {};
  const gone: Record<string, number> = {};
  let isOther = false;
  for (const [id, hash] of now) {
    const before = told.items[id];
    items[id] = before?.[0] === hash ? before : [hash, revision];
    isOther ||= items[id] !== before;
  }
  for (const id of Object.keys(told.items)) {
    if (now.has(id)) continue;
    gone[id] = revision;
    isOther = true;
  }
  // What came back is not gone any more.
  for (const [id, since] of Object.entries(told.gone)) if (!now.has(id)) gone[id] = since;
  return isOther ? { items, gone } : undefined;
}

/** What somebody does not know yet who has read the feed as it was at a revision. */
export function itemsSince({ items, gone }: ToldItems, since: number): { changed: string[]; removed: string[] } {
  return {
    changed: Object.entries(items).flatMap(([id, [, revision]]) => (revision > since ? [id] : [])),
    removed: Object.entries(gone).flatMap(([id, revision]) => (revision > since ? [id] : [])),
  };
}
