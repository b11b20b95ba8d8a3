-- A pickup that staff took back: the carrier knows, and does not come.
alter table carrier_pickup drop constraint carrier_pickup_state_check,
  add constraint carrier_pickup_state_check check (state in ('asked', 'confirmed', 'failed', 'cancelled'));
