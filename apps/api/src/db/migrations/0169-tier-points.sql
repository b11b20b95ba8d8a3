-- How many points of a lot still count for a tier: none of what was given, and none of what came back after it was booked.
alter table loyalty_lot add column tier_points bigint not null default 0;
update loyalty_lot l set tier_points = l.points - least(l.points, coalesce((
  select sum(e.points) from loyalty_entry e
  where e.account_id = l.account_id and e.kind = 'correct' and e.reference = l.reference and e.reference <> ''), 0))
where l.counts_for_tier;
alter table loyalty_lot add check (tier_points between 0 and points);
alter table loyalty_lot drop column counts_for_tier;
