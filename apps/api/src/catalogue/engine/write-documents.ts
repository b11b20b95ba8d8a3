import type { EngineClient } from './engine-client.ts';
import { quote } from './engine-contents.ts';
import type { EngineDocument } from './engine-document.ts';
import { documentId, styleCode } from './product-numbers.ts';
import { columnKinds, type EngineColumns, type Side, tableOf } from './write-engine-config.ts';

const mostAtOnce = 100;

/** The colours of a style lie together, or the daemons would each count it. Every document is written where it was written before. */
export function shardOf(product: string, shards: number): number {
  return Number(BigInt(styleCode(product)) % BigInt(shards));
}

export type WriteTo = { shards: readonly EngineClient[]; side: Side; columns: EngineColumns };

export async function writeDocuments({ shards, side, columns }: WriteTo, documents: readonly EngineDocument[]): Promise<void> {
  const byShard = Map.groupBy(documents, ({ product }) => shardOf(product, shards.length));
  const kinds = columnKinds(columns);
  const names = Object.values(kinds).flat();
  const isList = new Set([...kinds.multi, ...kinds.multi_64]);
  const isText = new Set(kinds.string);
  const written = (document: EngineDocument, name: string): string => {
    const value = name === 'product' ? document.product : document.columns[name];
    if (isList.has(name)) return `(${[value ?? []].flat().join(',')})`;
    return isText.has(name) ? `'${quote(String(value ?? ''))}'` : String(value ?? 0);
  };
  await Promise.all(
    [...byShard].map(async ([shard, own]) => {
      for (let at = 0; at < own.length; at += mostAtOnce) {
        const rows = own
          .slice(at, at + mostAtOnce)
          .map((each) => `(${each.id},'${each.words}',${names.map((name) => written(each, name)).join(',')})`);
        await shards[shard]!.tell(`REPLACE INTO ${tableOf(side)} (id,words,${names.join(',')}) VALUES ${rows.join(',')}`);
      }
    }),
  );
}

export async function deleteDocuments({ shards, side }: Pick<WriteTo, 'shards' | 'side'>, products: readonly string[]): Promise<void> {
  const byShard = Map.groupBy(products, (product) => shardOf(product, shards.length));
  for (const [shard, own] of byShard)
    await shards[shard]!.tell(`DELETE FROM ${tableOf(side)} WHERE id IN (${own.map(documentId).join(',')})`);
}

export async function emptyTable({ shards, side }: Pick<WriteTo, 'shards' | 'side'>): Promise<void> {
  for (const shard of shards) await shard.tell(`TRUNCATE RTINDEX ${tableOf(side)}`);
}
