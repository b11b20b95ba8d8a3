-- Promotions as data. The definition is checked by the contract's schema when it is saved and when it is read.
create table promotion (
  id text primary key,
  definition jsonb not null,
  changed_at timestamptz not null
);

-- Shared codes and single-use ones alike; kept in the form in which they are compared.
create table promotion_code (
  code text primary key,
  promotion_id text not null references promotion on delete cascade,
  -- Null: as often as one likes.
  most_uses integer check (most_uses > 0),
  used integer not null default 0 check (used >= 0),
  created_at timestamptz not null,
  check (most_uses is null or used <= most_uses)
);
create index promotion_code_promotion on promotion_code (promotion_id);

-- One row for each promotion that an order used. A basket that is ordered twice uses it once.
create table promotion_redemption (
  basket_id uuid not null,
  promotion_id text not null,
  code text,
  -- The shopper's id, or a hash of the guest's e-mail.
  customer text not null,
  at timestamptz not null,
  primary key (basket_id, promotion_id)
);
create index promotion_redemption_customer on promotion_redemption (promotion_id, customer);
