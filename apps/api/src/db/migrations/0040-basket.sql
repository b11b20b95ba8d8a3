-- A basket is one row: it is read and written whole, and two tabs at once meet in its version.
create table basket (
  -- Random; named in addresses, so it opens nothing by itself.
  id uuid primary key,
  -- Of the cookie's token. The token itself is nowhere but in the browser.
  token_hash bytea not null unique,
  shopper_id text,
  market text not null,
  version integer not null default 1,
  content jsonb not null,
  -- Of the link in a mail about a basket that was left behind.
  restore_hash bytea unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Ordered; the order has its own copy of everything.
  closed_at timestamptz
) with (fillfactor = 80);
create unique index basket_of_shopper on basket (shopper_id, market) where closed_at is null and shopper_id is not null;
create index basket_changed_at on basket (changed_at);

-- Which variants' stock moved, so that processes read those again and not the whole assortment. '*' is a change too large to list.
create table stock_change (
  id bigint generated always as identity primary key,
  variant_id text not null,
  -- Numbers are given out in another order than transactions commit in; what a reader has missed is told by this.
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index stock_change_transaction on stock_change (transaction);
create index stock_change_at on stock_change (at);

create function note_stock_change() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from moved limit 5001) m) > 5000 then
    insert into stock_change (variant_id) values ('*');
  else
    insert into stock_change (variant_id) select distinct variant_id from moved;
  end if;
  perform pg_notify('revision', 'stock');
  return null;
end
$$;
create trigger stock_inserted after insert on stock referencing new table as moved for each statement execute function note_stock_change();
create trigger stock_updated after update on stock referencing new table as moved for each statement execute function note_stock_change();
create trigger stock_deleted after delete on stock referencing old table as moved for each statement execute function note_stock_change();
