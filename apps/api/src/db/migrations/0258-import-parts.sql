-- A file that staff have handed in waits here until a process imports it: who takes it may be on another machine.
alter table import_run drop constraint import_run_state_check;
alter table import_run add constraint import_run_state_check check (state in ('waiting', 'running', 'done', 'refused', 'failed'));
-- What the file says it is; unknown of one that the command line reads itself.
alter table import_run add column format text;
alter table import_run add column is_complete boolean not null default false;
-- A file that ends every process that reads it is not taken up for ever.
alter table import_run add column attempts integer not null default 0;

create table import_part (
  run_id uuid not null references import_run on delete cascade,
  part integer not null,
  -- Gzipped already.
  bytes bytea not null,
  primary key (run_id, part)
);
alter table import_part alter column bytes set storage external;
