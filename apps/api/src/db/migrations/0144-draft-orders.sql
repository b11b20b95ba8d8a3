-- Orders that service staff put together for somebody, who takes them over by the link of a mail and pays.
create table draft_order (
  id bigint generated always as identity (start with 1001) primary key,
  -- The caller's: the same again is the same draft.
  key uuid not null unique,
  market text not null,
  email text not null,
  -- For colleagues.
  note text not null default '',
  -- Of the link that was sent last.
  token_hash bytea unique,
  sent_at timestamptz,
  expires_at timestamptz,
  opened_at timestamptz,
  cancelled_at timestamptz,
  order_id text references customer_order,
  order_number text,
  created_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((token_hash is null) = (sent_at is null) and (sent_at is null) = (expires_at is null)),
  check (opened_at is null or sent_at is not null),
  check ((order_id is null) = (order_number is null))
);
create index draft_order_changed on draft_order (changed_at desc, id desc);
create index draft_order_email on draft_order (lower(email) text_pattern_ops);

create table draft_order_line (
  -- The line keeps it in the basket that takes it over, and in the order: that is how the order is known again.
  line_id uuid primary key,
  draft_id bigint not null references draft_order on delete cascade,
  place integer not null,
  sku text not null,
  quantity integer not null check (quantity > 0),
  unique (draft_id, sku)
);
