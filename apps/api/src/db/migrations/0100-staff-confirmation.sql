-- When a member of staff last gave the password or the second factor in this session.
alter table session add column confirmed_at timestamptz;
