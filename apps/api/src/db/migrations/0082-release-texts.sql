-- Texts that go live with a release. A text of null is one that is taken back then.
create table release_text (
  release_id uuid not null references release (id) on delete cascade,
  scope text not null,
  key text not null,
  text text,
  primary key (release_id, scope, key)
);

alter table translation_version drop constraint translation_version_source_check;
alter table translation_version
  add constraint translation_version_source_check check (source in ('edit', 'import', 'undo', 'restore', 'release'));
