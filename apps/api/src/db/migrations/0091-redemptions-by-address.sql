-- A limit per customer counts the account and the address that it has proven: as a guest and signed in one is the same customer.
alter table promotion_redemption add column email_hash text;

-- Guests were known by the hash of their address already.
update promotion_redemption set email_hash = customer where customer !~ '^[0-9a-f]{8}-[0-9a-f]{4}-';

create index promotion_redemption_email_hash on promotion_redemption (promotion_id, email_hash);
