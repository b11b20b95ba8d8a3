-- A link of a mail that was used is told apart from one that never was: who loads its page again reads that all is well.
alter table shopper_token add column used_at timestamptz;

-- How a provider shows the shopper, as it said at the last sign-in.
alter table shopper_identity add column picture text check (char_length(picture) <= 1000);
