-- Markets are edited, opened and closed by staff, and new ones are made by copying. What terms held when, is kept.

alter table market
  -- A closed market is nowhere in the shop; only staff see it, in a preview.
  add column is_open boolean not null default true,
  -- Where visitors are sent who live in no country of the shop; in this order.
  add column suggested text[] not null default '{}',
  -- Ways to pay that a provider would offer and the market does not want.
  add column hidden_payment_methods text[] not null default '{}',
  add column version integer not null default 1 check (version > 0),
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';

-- What a market's settings were, each time that they were replaced. Rows never change.
create table market_version (
  market text not null,
  version integer not null check (version > 0),
  settings jsonb not null,
  at timestamptz not null,
  who text not null,
  primary key (market, version)
);

-- A market that is made from another one. The row stays: it says where the market came from.
create table market_copy (
  market text primary key,
  source text not null,
  -- What a sum of the source is worth in the new market's currency.
  rate numeric not null check (rate > 0),
  rounding text not null check (rounding in ('exact', 'whole', 'ninety', 'five')),
  started_at timestamptz not null,
  started_by text not null,
  finished_at timestamptz,
  -- Why it stands still; null while it goes on.
  problem text
);

create table market_copy_part (
  market text not null references market_copy on delete cascade,
  part text not null,
  place integer not null,
  total integer not null,
  done integer not null default 0,
  -- Where a part that is copied in slices goes on after an interruption.
  after text not null default '',
  finished_at timestamptz,
  primary key (market, part)
);

-- One row per text that a lawyer works on; '*' as everywhere.
create table terms_draft (
  market text not null,
  slug text not null check (slug ~ '^[a-z0-9-]{1,100}$'),
  title text not null,
  text text not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (market, slug)
);

-- Every text that was ever decided, with the moment from which it holds. What shoppers have accepted must be there to be read.
create table terms_version (
  market text not null,
  slug text not null,
  version text not null,
  title text not null,
  text text not null,
  valid_from timestamptz not null,
  decided_at timestamptz not null,
  decided_by text not null,
  note text not null default '',
  -- Set when it took the place of the one before, in the published document.
  live_at timestamptz,
  -- A text that was planned and then called off never held.
  cancelled_at timestamptz,
  primary key (market, slug, version),
  check (live_at is null or cancelled_at is null)
);
create index terms_version_due on terms_version (valid_from) where live_at is null and cancelled_at is null;

create index terms_acceptance_version on terms_acceptance (slug, version, market, accepted_at desc);
create index customer_order_terms on customer_order (market, (document ->> 'termsVersion'), placed_at desc)
  where document ->> 'termsVersion' is not null;
