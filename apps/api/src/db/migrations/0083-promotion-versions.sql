-- Two people who change one promotion: the second is told, and neither change is lost.
alter table promotion add column version integer not null default 1, add column changed_by text not null default '';
