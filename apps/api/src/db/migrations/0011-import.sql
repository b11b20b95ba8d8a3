-- Each import of an assortment, so that every process can show how far it has come. The goods themselves are staged in
-- temporary tables of the importing connection: an import that is killed leaves nothing of them behind.
create table import_run (
  id uuid primary key,
  file text not null,
  who text not null,
  -- A run that says 'running' and has not been updated for a while died with its process.
  state text not null default 'running' check (state in ('running', 'done', 'refused', 'failed')),
  started_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  lines integer not null default 0,
  refused integer not null default 0,
  -- {"file": ["validation.file_binary"]} when the file as a whole was refused.
  errors jsonb not null default '{}',
  report jsonb
);
create index import_run_started on import_run (started_at desc);
