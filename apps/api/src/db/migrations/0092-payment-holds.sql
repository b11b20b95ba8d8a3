-- A code is claimed with the attempt that wants it, and given back with that attempt alone.
alter table promotion_redemption add column attempt_id uuid;
create index promotion_redemption_attempt on promotion_redemption (attempt_id) where attempt_id is not null;

-- Whose attempts count together: a keyed hash of the address, forgotten after a day.
alter table payment_attempt add column caller text;
create index payment_attempt_caller on payment_attempt (caller, created_at) where caller is not null;

-- Money of an attempt that was given up goes back while another attempt of the basket is under way: it must not wait for that one.
drop index payment_attempt_live;
create unique index payment_attempt_live on payment_attempt (basket_id)
  where state in ('started', 'actionNeeded', 'pending', 'authorised') or (state = 'refunding' and reason is distinct from 'late');
