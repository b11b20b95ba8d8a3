const places = 2 ** 14;

/**
 * Answers whether a key was asked for before, and remembers that it has been. Now and then it takes one for another or forgets one; it
 * takes 64 KB, however many there are.
 */
export function createAskedBefore(): (key: string) => boolean {
  const marks = new Uint32Array(places);
  return (key) => {
    let mark = 0x811c9dc5;
    for (let at = 0; at < key.length; at++) mark = Math.imul(mark ^ key.charCodeAt(at), 0x01000193);
    mark >>>= 0;
    const place = (mark ^ (mark >>> 15)) & (places - 1);
    const isKnown = marks[place] === mark;
    marks[place] = mark;
    return isKnown;
  };
}
