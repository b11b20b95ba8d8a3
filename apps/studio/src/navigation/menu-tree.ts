import { type Branch, branches, childLists, type Entries, type Kind } from './menu-kinds.ts';

/** A line of the tree. Its path is where it stands in the site settings: `mainMenu.0.sections.1`. */
export type TreeNode = {
  path: string;
  /** Undefined for a branch, which is a list and stays where it is. */
  kind: Kind | undefined;
  title: string;
  level: number;
  isHidden: boolean;
  /** The lists below it, with their entries in order. */
  children: TreeNode[];
};

/** The whole tree: a branch for each list. */
export function readTree(setting: object, shown: readonly Branch[], titleOf: (branch: Branch) => string): TreeNode[] {
  return shown.map((branch) => ({
    path: branch,
    kind: undefined,
    title: titleOf(branch),
    level: 1,
    isHidden: false,
    children: entriesOf(setting, branch).map((entry, index) =>
      readNode(entry, { path: `${branch}.${index}`, kind: branches[branch], level: 2, isHidden: false }),
    ),
  }));
}

export const entriesOf = (setting: object, branch: Branch): readonly Entries[Kind][] =>
  (setting as { [name in Branch]?: readonly Entries[Kind][] })[branch] ?? [];

type Place = Pick<TreeNode, 'path' | 'level' | 'isHidden'> & { kind: Kind };

function readNode(entry: Entries[Kind], { path, kind, level, isHidden }: Place): TreeNode {
  const isGone = isHidden || ('isHidden' in entry && entry.isHidden);
  const lists = Object.entries(childLists[kind] ?? {});
  return {
    ...{ path, kind, level, isHidden: isGone },
    title: titleOfEntry(entry),
    children: lists.flatMap(([name, below]) =>
      ((entry as Record<string, unknown>)[name] as Entries[Kind][]).map((each, index) =>
        readNode(each, { path: `${path}.${name}.${index}`, kind: below, level: level + 1, isHidden: isGone }),
      ),
    ),
  };
}

export function titleOfEntry(entry: Entries[Kind]): string {
  return 'name' in entry ? entry.name : entry.title;
}

/** The lines that are in sight, from top to bottom. */
export function visibleNodes(nodes: readonly TreeNode[], isOpen: (path: string) => boolean): TreeNode[] {
  return nodes.flatMap((node) => [node, ...(isOpen(node.path) ? visibleNodes(node.children, isOpen) : [])]);
}

/** Only what holds the words, with what stands above it. */
export function findNodes(nodes: readonly TreeNode[], words: string): TreeNode[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    const children = findNodes(node.children, words);
    if (children.length > 0) return [{ ...node, children }];
    return node.title.toLocaleLowerCase().includes(wanted) && node.kind ? [{ ...node, children: [] }] : [];
  });
}

export function findNode(nodes: readonly TreeNode[], path: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.path === path ? node : path.startsWith(`${node.path}.`) ? findNode(node.children, path) : undefined;
    if (found) return found;
  }
  return undefined;
}
