import { execFileSync } from 'node:child_process';

export type Network = {
  /** Where the nodes find what runs beside them. */
  host: string;
  addressOf(node: string): string;
  /** In front of a command that is to run at a node. */
  at(node: string): string[];
  /** What runs at a node, of whatever account. */
  processesAt(node: string): number[];
  /** From everybody, or from some of the others alone. */
  cutOff(node: string, from?: readonly string[]): void;
  join(node: string): void;
  close(): void;
};

const bridge = 'selvedge-db';
const prefix = '10.247.83';

/** Machines of one network on this one: network namespaces at a bridge. Needs root and iproute2. */
export function openNetwork(nodes: readonly string[]): Network {
  const run = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const spaceOf = (node: string) => `selvedge-${node}`;
  const linkOf = (node: string) => `selvedge-${node}`;
  const addressOf = (node: string) => `${prefix}.${11 + nodes.indexOf(node)}`;
  const within = (node: string, ...args: string[]) => run('-n', spaceOf(node), ...args);
  const processesAt = (node: string) => run('netns', 'pids', spaceOf(node)).split('\n').filter(Boolean).map(Number);
  const close = () => {
    for (const node of nodes) {
      attempt(() => processesAt(node).forEach((pid) => void process.kill(pid, 'SIGKILL')));
      attempt(() => run('netns', 'del', spaceOf(node)));
      attempt(() => run('link', 'del', linkOf(node)));
    }
    attempt(() => run('link', 'del', bridge));
  };
  // A program that is ended in the middle must not leave servers behind.
  process.once('exit', close);
  // Of a run that was ended in the middle.
  close();
  run('link', 'add', bridge, 'type', 'bridge');
  run('addr', 'add', `${prefix}.1/24`, 'dev', bridge);
  run('link', 'set', bridge, 'up');
  for (const node of nodes) {
    run('netns', 'add', spaceOf(node));
    run('link', 'add', linkOf(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', spaceOf(node));
    run('link', 'set', linkOf(node), 'master', bridge, 'up');
    within(node, 'addr', 'add', `${addressOf(node)}/24`, 'dev', 'eth0');
    within(node, 'link', 'set', 'eth0', 'up');
    within(node, 'link', 'set', 'lo', 'up');
  }
  return {
    ...{ host: `${prefix}.1`, addressOf, processesAt, close },
    at: (node) => ['ip', 'netns', 'exec', spaceOf(node)],
    cutOff(node, from) {
      if (from === undefined) run('link', 'set', linkOf(node), 'down');
      // Nothing that this node sends arrives there: no connection between the two goes on.
      else for (const other of from) within(node, 'route', 'replace', 'blackhole', `${addressOf(other)}/32`);
    },
    join(node) {
      run('link', 'set', linkOf(node), 'up');
      for (const other of nodes) attempt(() => within(node, 'route', 'del', 'blackhole', `${addressOf(other)}/32`));
    },
  };
}

function attempt(run: () => unknown): void {
  try {
    run();
  } catch {
    // It was not there.
  }
}
