import type { Plugin } from 'vite';

/** What the client reads of an endpoint. All the rest is for the server, the documents and the tests. */
const read = new Set(['method', 'path', 'requires', 'accepted', 'contentType', 'answersText']);

/** Endpoints without their schemas and sentences: a browser would load all of them and read none. */
export function clientEndpoints(): Plugin {
  return {
    name: 'client-endpoints',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/, code: /\bendpoint\(\{/ },
      handler(code) {
        const unread = findUnread(this.parse(code)).sort((a, b) => b.start - a.start);
        // From the end, so that the places before stay where they are.
        return { code: unread.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code), map: null };
      },
    },
  };
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Place = { start: number; end: number };

/** Where the properties stand that nobody reads, each with the comma after it. */
function findUnread(node: unknown): Place[] {
  if (Array.isArray(node)) return node.flatMap(findUnread);
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: given } = node as Node;
  const isEndpoint = type === 'CallExpression' && (callee as Node).name === 'endpoint';
  return isEndpoint ? unreadOf((given as Node[])[0]!) : Object.values(node).flatMap(findUnread);
}

function unreadOf({ properties, end }: Node): Place[] {
  const all = properties as Node[];
  return all.flatMap((property, at) => {
    const name = (property.key as Node | undefined)?.name;
    const isRead = property.type !== 'Property' || read.has(String(name));
    return isRead ? [] : [{ start: property.start, end: all[at + 1]?.start ?? end - 1 }];
  });
}
