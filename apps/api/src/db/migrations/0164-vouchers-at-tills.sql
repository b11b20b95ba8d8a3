-- A voucher that was used in a store: once, for one receipt. The id stands for a basket in the redemptions of promotions.
create table loyalty_till_use (
  id uuid primary key default gen_random_uuid(),
  voucher_id uuid not null unique references loyalty_voucher,
  receipt_id text not null,
  market text not null,
  at timestamptz not null
);
