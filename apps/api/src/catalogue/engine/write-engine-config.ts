import { answerMs } from './engine-client.ts';

/** How many of everything the columns of a document are made for. */
export type EngineColumns = { markets: number; supplies: number; languages: readonly string[] };

export type EngineNode = {
  host: string /** Of SphinxQL. */;
  sqlPort: number /** Of the daemons among themselves. */;
  port: number;
  folder: string;
};

export const sides = ['a', 'b'] as const;
/** Two tables: one is searched while the other is filled. */
export type Side = (typeof sides)[number];

export const tableOf = (side: Side): string => `products_${side}`;
/** Over all daemons. */
export const searchedTable = (side: Side): string => `all_products_${side}`;
export const contentsTable = 'contents';

export const longNumbers = ['numbers'] as const;

/** The columns of a document by the engine's kinds. */
export function columnKinds({
  markets,
  supplies,
  languages,
}: EngineColumns): Readonly<Record<'string' | 'multi' | 'multi_64' | 'uint' | 'bigint', readonly string[]>> {
  const each = (count: number, ...names: string[]) => Array.from({ length: count }, (_, at) => names.map((name) => `${name}_${at}`)).flat();
  return {
    string: ['product', ...languages.map((language) => `name_${language}`)],
    multi: [
      ...[
        'terms',
        'pairs',
        'category',
        'assigned',
        'fit',
        'material',
        'sustainability',
        'tag',
        'store',
        'channel',
        'kindless',
        'sold',
        'marked',
        'pays_less',
      ],
      ...each(supplies, 'size', 'length', 'piece', 'availability'),
    ],
    multi_64: [...longNumbers, ...each(supplies, 'stored')],
    uint: ['colour', 'brand', 'audience', ...each(markets, 'off', 'offered')],
    bigint: ['style', 'new_from', 'coming', 'due', ...each(markets, 'price', 'rank')],
  };
}

/** The configuration of one daemon. Those of a cluster differ in where they listen; each one answers for all. */
export function writeEngineConfig(node: EngineNode, nodes: readonly EngineNode[], columns: EngineColumns): string {
  const kinds = columnKinds(columns);
  const table = (side: Side) => `index ${tableOf(side)} {
  type = rt
  path = ${node.folder}/${tableOf(side)}
  rt_mem_limit = 1024M
  dict = keywords
  min_word_len = 1
  charset_table = 0..9, a..z
  rt_field = words
${Object.entries(kinds)
  .flatMap(([kind, names]) => names.map((name) => `  rt_attr_${kind} = ${name}`))
  .join('\n')}
}`;
  const everywhere = (side: Side) => `index ${searchedTable(side)} {
  type = distributed
  agent_query_timeout = ${answerMs}
${nodes.map((each) => (each === node ? `  local = ${tableOf(side)}` : `  agent_persistent = ${each.host}:${each.port}:${tableOf(side)}`)).join('\n')}
}`;
  return `${sides.map(table).join('\n')}
${sides.map(everywhere).join('\n')}
index ${contentsTable} {
  type = rt
  path = ${node.folder}/${contentsTable}
  rt_field = words
  rt_attr_uint = part
  rt_attr_string = content
}
searchd {
  listen = ${node.host}:${node.sqlPort}:mysql41
  listen = ${node.host}:${node.port}
  log = ${node.folder}/searchd.log
  pid_file = ${node.folder}/searchd.pid
  binlog_path = ${node.folder}
  workers = threads
  dist_threads = 2
  max_packet_size = 64M
  max_filter_values = 65536
  subtree_docs_cache = 8M
  subtree_hits_cache = 16M
  thread_stack = 1M
  collation_server = binary
  persistent_connections_limit = 32
}
`;
}
