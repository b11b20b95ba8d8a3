-- What partners fetch of a market's assortment. The token stands in the address that staff hand out; another one closes it.
create table product_feed (
  id text primary key check (id ~ '^[a-z0-9]{8}$'),
  name text not null,
  market text not null,
  format text not null check (format in ('google', 'meta', 'xml', 'csv')),
  size_system text not null,
  rules jsonb not null,
  is_open boolean not null,
  is_on boolean not null,
  token text not null check (length(token) >= 32),
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- How often it was found to say something else than before.
  revision integer not null default 0,
  -- What it was last compared with, and when.
  compared_with text not null default '',
  compared_at timestamptz,
  products integer not null default 0,
  items integer not null default 0,
  fetches bigint not null default 0,
  last_fetched_at timestamptz
);

-- What a feed said of each product when it was last compared: {"item": ["hash", revision]}, and what it no longer says: {"item": revision}.
create table product_feed_state (
  feed_id text not null references product_feed on delete cascade,
  product_id text not null,
  items jsonb not null,
  gone jsonb not null,
  revision integer not null,
  primary key (feed_id, product_id)
);
create index product_feed_state_revision on product_feed_state (feed_id, revision);

create table product_feed_revision (
  feed_id text not null references product_feed on delete cascade,
  revision integer not null,
  at timestamptz not null,
  primary key (feed_id, revision)
);
