-- Devices in stores. A code is good once; what is left of it afterwards is the public half of a key that only the device has.
create table device (
  id uuid primary key,
  name text not null,
  market text not null,
  store_id text not null,
  terminal_id text,
  code_hash bytea unique,
  code_until timestamptz,
  public_key jsonb,
  enrolled_at timestamptz,
  seen_at timestamptz,
  revoked_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  check ((code_hash is null) = (code_until is null)),
  check ((public_key is null) = (enrolled_at is null))
);
