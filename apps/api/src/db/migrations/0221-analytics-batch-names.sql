-- A batch is named by the process that took it: one that is written again, because the answer of the database was lost, is still one.
drop table analytics_batch;
create table analytics_batch (
  id uuid primary key,
  at timestamptz not null,
  market text not null,
  -- A hash of the number of one visit, other every day. Nothing outside of these tables knows it.
  visit bigint not null,
  -- How many visits this one stands for, where only some are counted.
  weight smallint not null check (weight between 1 and 100),
  events jsonb not null
);
create index analytics_batch_at on analytics_batch (at, id);
