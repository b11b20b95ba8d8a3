-- What browsers decided about cookies. The id is a random number that the browser made up: nothing here names a person.
create table consent_proof (
  id uuid not null,
  decided_at timestamptz not null,
  market text not null,
  version integer not null,
  allowed text[] not null,
  primary key (id, decided_at)
);
create index consent_proof_age on consent_proof (decided_at);
