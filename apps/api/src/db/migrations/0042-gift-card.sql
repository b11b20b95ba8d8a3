create table gift_card (
  id uuid primary key,
  number text not null unique,
  -- Of number and check code; the code itself is only in the mail to who got the card.
  code_hash bytea not null,
  currency text not null,
  -- What the ledger's entries of the card come to; moved in the same transaction as they are.
  balance bigint not null default 0 check (balance >= 0),
  blocked_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null
);

-- Every movement of money names where it came from and where it went: the entries of a movement add up to nothing.
create table gift_card_movement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('issue', 'redeem', 'credit', 'void')),
  -- What caused it: an order's line, a payment, a refund. The same cause never moves money twice.
  reference text not null unique,
  at timestamptz not null
);

create table gift_card_entry (
  movement_id bigint not null references gift_card_movement,
  -- 'card:{id}', 'sold', 'spent', 'written-off'
  account text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  primary key (movement_id, account)
);
create index gift_card_entry_account on gift_card_entry (account);

create function check_gift_card_movement() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from gift_card_entry where movement_id = new.movement_id) <> 0
    or (select count(distinct currency) from gift_card_entry where movement_id = new.movement_id) <> 1 then
    raise exception 'the entries of movement % do not add up', new.movement_id;
  end if;
  return null;
end
$$;
create constraint trigger gift_card_entry_balances after insert on gift_card_entry
  deferrable initially deferred for each row execute function check_gift_card_movement();

-- A ledger that can be edited proves nothing.
create function refuse_gift_card_change() returns trigger language plpgsql as $$
begin
  raise exception 'the gift card ledger is append-only';
end
$$;
create trigger gift_card_entry_append_only before update or delete on gift_card_entry
  for each row execute function refuse_gift_card_change();
