import type pg from 'pg';
import type { CheckedLine } from './check-record.ts';

/** Waits in a temporary table of the connection: gone with it, whatever happens to this process. */
export async function createStaging(client: pg.Client): Promise<void> {
  // No limit on a statement: merging a million products is one of them. No JIT: it compiles longer than these run.
  await client.query(`
    set statement_timeout = 0; set jit = off; set work_mem = '64MB'; set temp_buffers = '64MB';
    create temp table import_line (line integer not null, type text not null, id text not null, checksum text not null, doc jsonb not null);
    -- Compressing what is read once costs more than it saves.
    alter table import_line alter doc set storage external`);
}

export type StagingWriter = { add(line: CheckedLine): Promise<void> | undefined; flush(): Promise<void> };

/** Collects lines and writes them by the megabyte, each while the next is being read. */
export function stagingWriter(client: pg.Client): StagingWriter {
  let rows: string[] = [];
  let size = 0;
  let writing: Promise<unknown> = Promise.resolve();
  async function write(): Promise<void> {
    // JSON text holds no line break of its own.
    const text = rows.join('\n');
    rows = [];
    size = 0;
    await writing;
    writing = client.query({ name: 'import-stage', text: insert, values: [text] });
    // Told by the next write or by the flush; until then nobody listens, and that must not end the process.
    writing.catch(() => {});
  }
  return {
    async flush() {
      if (rows.length > 0) await write();
      await writing;
    },
    add({ line, type, id, checksum, json }) {
      const row = `[${line},"${type}",${JSON.stringify(id)},"${checksum}",${json}]`;
      rows.push(row);
      size += row.length;
      return size > batchSize ? write() : undefined;
    },
  };
}

const batchSize = 1024 * 1024;
const insert = `
  insert into import_line (line, type, id, checksum, doc)
  select (row->>0)::integer, row->>1, row->>2, row->>3, row->4
  from (select text::jsonb as row from string_to_table($1, E'\\n') as text) as rows`;
