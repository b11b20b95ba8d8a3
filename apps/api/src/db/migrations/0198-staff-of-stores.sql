-- The stores whose orders a member of staff may pick and hand over. None: all of them.
alter table staff add column stores text[] not null default '{}';
alter table staff_invitation add column stores text[] not null default '{}';
