-- What a text said, and who wrote it. The table `translation` holds what is shown now; a version whose text is null took it back.
create table translation_version (
  scope text not null,
  key text not null,
  number integer not null check (number > 0),
  text text,
  source text not null check (source in ('edit', 'import', 'undo', 'restore')),
  at timestamptz not null,
  who text not null,
  primary key (scope, key, number)
);
create index translation_version_key on translation_version (key, at desc);

-- Who switched a flag in a market is asked for cell by cell.
create index audit_log_flag on audit_log (subject, id desc) where action = 'flag.change';
