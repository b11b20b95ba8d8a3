-- What visitors who agreed to it did, as it came in: one row for each batch of a browser. Rows go when they are rolled up, within minutes.
create table analytics_batch (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  market text not null,
  -- A hash of the number of one visit, other every day. Nothing outside of these tables knows it.
  visit bigint not null,
  -- How many visits this one stands for, where only some are counted.
  weight real not null check (weight >= 1),
  events jsonb not null
);

-- Which steps of the funnel a visit has reached, so that each is counted once. Forgotten after two days.
create table analytics_visit (
  day date not null,
  market text not null,
  visit bigint not null,
  steps smallint not null,
  primary key (day, market, visit)
);

create table analytics_hour (
  hour timestamptz not null,
  market text not null,
  page_kind text not null,
  event text not null,
  events bigint not null,
  primary key (hour, market, page_kind, event)
);

create table analytics_product_day (
  day date not null,
  market text not null,
  style text not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  views bigint not null default 0,
  adds bigint not null default 0,
  purchases bigint not null default 0,
  primary key (day, market, style)
);

create table analytics_funnel_day (
  day date not null,
  market text not null,
  step text not null,
  visits bigint not null,
  primary key (day, market, step)
);

create table analytics_vital_day (
  day date not null,
  market text not null,
  page_kind text not null,
  metric text not null,
  -- Of the histogram in packages/domain/src/analytics/vital-histogram.ts.
  bucket smallint not null,
  visits bigint not null,
  primary key (day, market, page_kind, metric, bucket)
);
