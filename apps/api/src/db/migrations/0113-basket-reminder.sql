-- A mail about a basket that was left behind: once for each time it was left, with the link that leads back to it.
create table basket_reminder (
  -- Not a reference: a link to a basket that is gone must be told from one that never was.
  basket_id uuid not null,
  -- The basket's last change. Whoever changes it afterwards can leave it again.
  left_at timestamptz not null,
  shopper_id text not null,
  sent_at timestamptz not null,
  token_hash bytea not null unique,
  primary key (basket_id, left_at)
);
create index basket_reminder_shopper on basket_reminder (shopper_id, sent_at);
create index basket_reminder_sent on basket_reminder (sent_at);

alter table basket drop column restore_hash;
