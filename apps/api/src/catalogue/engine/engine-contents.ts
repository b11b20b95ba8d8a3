import type { EngineClient } from './engine-client.ts';
import { type EngineContents, readContents, writeContents } from './engine-vocabulary.ts';
import { contentsTable, type Side } from './write-engine-config.ts';

/** Which of the two tables is searched, and what its numbers stand for. */
export type LiveContents = { side: Side; contents: EngineContents };

/** The first row says what is live; the contents follow it in parts, as a column holds so much only. */
const pointerId = 1;
const partLength = 500_000;
const partsFrom = 1_000;
const mostParts = 10_000;

type Pointer = { side: Side; revision: string; markets: string[]; parts: number; generation: number };

export async function readPointer(client: Pick<EngineClient, 'ask'>): Promise<Pointer | undefined> {
  const [rows] = await client.ask([`SELECT content FROM ${contentsTable} WHERE id=${pointerId}`]);
  const text = rows![0]?.content;
  return text === undefined ? undefined : (JSON.parse(String(text)) as Pointer);
}

export async function readLiveContents(client: Pick<EngineClient, 'ask'>, { side, parts, generation }: Pointer): Promise<LiveContents> {
  const first = firstPart(generation);
  const [rows] = await client.ask([
    `SELECT id,part,content FROM ${contentsTable} WHERE id BETWEEN ${first} AND ${first + parts - 1} ORDER BY part ASC LIMIT ${mostParts} OPTION max_matches=${mostParts}`,
  ]);
  if (rows!.length !== parts) throw new Error(`The search engine holds ${rows!.length} of ${parts} parts of its contents.`);
  return { side, contents: readContents(rows!.map(({ content }) => String(content)).join('')) };
}

/** Parts first, then the row that names them: whoever reads in between reads the former ones. */
export async function writeLiveContents(client: EngineClient, { side, contents }: LiveContents): Promise<void> {
  const before = await readPointer(client);
  const generation = (before?.generation ?? 0) + 1;
  const text = writeContents(contents);
  const parts = Math.ceil(text.length / partLength);
  const first = firstPart(generation);
  for (let at = 0; at < parts; at++) {
    const part = text.slice(at * partLength, (at + 1) * partLength);
    await client.tell(`REPLACE INTO ${contentsTable} (id,words,part,content) VALUES (${first + at},'',${at},'${quote(part)}')`);
  }
  const pointer: Pointer = { side, revision: contents.revision, markets: [...contents.markets.keys()], parts, generation };
  await client.tell(`REPLACE INTO ${contentsTable} (id,words,part,content) VALUES (${pointerId},'',0,'${quote(JSON.stringify(pointer))}')`);
  // Of the one before the last, nobody reads any more.
  if (generation > 2)
    await client.tell(
      `DELETE FROM ${contentsTable} WHERE id IN (${Array.from({ length: partsFrom }, (_, at) => firstPart(generation - 2) + at).join(',')})`,
    );
}

/** Two generations in turns would be enough; three leave a slow reader time. */
function firstPart(generation: number): number {
  return (1 + (generation % 4)) * partsFrom;
}

/** A text between single quotes. The daemon takes no parameters. */
export function quote(text: string): string {
  return text.replace(/['\\]/g, '\\$&');
}
