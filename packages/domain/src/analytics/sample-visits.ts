/** Shares, in per cent, by which a count can be multiplied exactly. */
const shares = [100, 50, 25, 20, 10, 5, 4, 2, 1] as const;

/** The share of visits that is counted where a flag asks for so many per cent: the next lower one that divides a hundred. 0: none. */
export function sampledShare(percent: number): number {
  return shares.find((share) => share <= percent) ?? 0;
}

/** Whether this visit is one of those that are counted. The same answer for a whole visit, in the browser and on the server. */
export function isSampled(session: string, percent: number): boolean {
  return place(session) < sampledShare(percent);
}

/** 0 to 99, evenly: FNV-1a, whose low bits alone are not even. */
function place(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % 100;
}
