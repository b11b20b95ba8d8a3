-- Another version of a page, or another value of a flag, shown to a share of the visitors of some markets.
create table ab_test (
  id integer generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('flag', 'page')),
  flag text,
  flag_value jsonb,
  path text,
  markets text[] not null check (cardinality(markets) > 0),
  -- How many in a hundred see B.
  share smallint not null check (share between 1 and 99),
  goal text not null check (goal in ('purchase', 'basket', 'revenue')),
  state text not null check (state in ('draft', 'running', 'stopped', 'decided')),
  winner text check (winner in ('a', 'b')),
  created_at timestamptz not null,
  created_by text not null,
  started_at timestamptz,
  stopped_at timestamptz,
  check ((kind = 'flag') = (flag is not null) and (kind = 'page') = (path is not null)),
  check ((state = 'decided') = (winner is not null))
);

-- B of a page, as its draft was when the test began.
create table ab_test_page (
  test integer not null references ab_test (id) on delete cascade,
  market text not null,
  -- Where the draft lies: the market, or '*'.
  draft_market text not null,
  draft_version integer not null,
  content jsonb not null,
  primary key (test, market)
);

-- Who was shown a test: a hash of the browser's number and the test, which nothing else is kept by.
create table analytics_test_subject (
  test integer not null,
  subject bigint not null,
  market text not null,
  arm text not null,
  added boolean not null,
  purchases integer not null,
  revenue bigint not null,
  primary key (test, subject)
);

create table analytics_test_arm (
  test integer not null,
  market text not null,
  arm text not null,
  visitors bigint not null,
  converted bigint not null,
  added bigint not null,
  revenue numeric not null,
  revenue_squares numeric not null,
  primary key (test, market, arm)
);

alter table analytics_batch add column test jsonb;
