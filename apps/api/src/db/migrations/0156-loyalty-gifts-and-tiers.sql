-- The tier that a member holds, and until when it stays whatever happens; null: only what the points of the last months say.
alter table loyalty_account add column tier text, add column tier_until timestamptz, add check ((tier is null) = (tier_until is null));
create index loyalty_account_tier_end on loyalty_account (tier_until) where tier_until is not null;

-- What was given, or given back, is no purchase: it can be spent and lifts nobody.
alter table loyalty_lot add column counts_for_tier boolean not null default true;

-- What a member got for joining, for a birthday or for a year in the club. One row each: told twice, it is given once.
create table loyalty_gift (
  account_id uuid not null references loyalty_account,
  occasion text not null check (occasion in ('welcome', 'birthday', 'anniversary')),
  -- Of the day in the member's market; 0 of what there is once.
  year integer not null,
  points bigint not null check (points >= 0),
  voucher_id uuid unique references loyalty_voucher,
  at timestamptz not null,
  primary key (account_id, occasion, year)
);
