-- Somebody waits for a size that is sold out, or for a product that is not sold yet.
create table notify_me (
  id uuid primary key default gen_random_uuid(),
  -- Who asked first is told first.
  place bigint generated always as identity,
  kind text not null check (kind in ('backInStock', 'goingLive')),
  market text not null,
  product_id text not null,
  -- Empty: any size.
  sku text not null,
  -- Empty once they have left: nobody is written to any more.
  email text not null,
  -- Who asked, when they were signed in.
  shopper_id text,
  -- Of the cookie of the browser that opened the link of the mail: whoever sits there reads the address's mails.
  confirmed_by bytea,
  terms_version text not null,
  asked_at timestamptz not null,
  asked_from text not null,
  confirm_hash bytea unique,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  confirmed_from text,
  -- Opens nothing but the way out, and every mail names it again: it is kept as it is.
  leave_token text not null unique,
  left_at timestamptz,
  told_at timestamptz
);
-- Twice is once.
create unique index notify_me_once on notify_me (email, market, product_id, sku, kind) where told_at is null and left_at is null;
create index notify_me_waiting on notify_me (product_id, place) where told_at is null and left_at is null and confirmed_at is not null;
create index notify_me_told on notify_me (product_id, told_at) where told_at is not null;
create index notify_me_sku on notify_me (sku) where told_at is null and left_at is null and confirmed_at is not null;
create index notify_me_email on notify_me (email);
create index notify_me_shopper on notify_me (shopper_id) where shopper_id is not null;
create index notify_me_confirmed_by on notify_me (confirmed_by, product_id) where confirmed_by is not null;

-- Pieces that somebody waits for have come: told in the transaction that brought them, so that it can neither be lost nor come too early.
create function tell_of_pieces(products text[]) returns void language plpgsql as $$
begin
  if products is null then return; end if;
  insert into outbox (topic, payload, created_at, due_at)
    select 'notify-me.pieces', jsonb_build_object('productId', id), now(), to_timestamp(0) from unnest(products) as id;
  perform pg_notify('outbox', 'notify-me.pieces');
end
$$;

create function note_pieces() returns trigger language plpgsql as $$
begin
  perform tell_of_pieces((select array_agg(distinct n.product_id) from moved m join variant v on v.id = m.variant_id
    join notify_me n on n.product_id = v.product_id and n.sku in ('', m.variant_id)
    where n.told_at is null and n.left_at is null and n.confirmed_at is not null));
  return null;
end
$$;

-- Fewer pieces are no news.
create function note_more_pieces() returns trigger language plpgsql as $$
begin
  perform tell_of_pieces((select array_agg(distinct n.product_id) from moved m
    join was on (was.variant_id, was.kind, was.location_id) = (m.variant_id, m.kind, m.location_id) and was.quantity < m.quantity
    join variant v on v.id = m.variant_id
    join notify_me n on n.product_id = v.product_id and n.sku in ('', m.variant_id)
    where n.told_at is null and n.left_at is null and n.confirmed_at is not null));
  return null;
end
$$;

create trigger stock_arrived after insert on stock referencing new table as moved for each statement execute function note_pieces();
create trigger stock_rose after update on stock referencing old table as was new table as moved
  for each statement execute function note_more_pieces();
create trigger stock_given_back after delete on stock_reservation referencing old table as moved
  for each statement execute function note_pieces();
