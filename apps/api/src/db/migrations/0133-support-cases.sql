-- Questions of shoppers to the customer service, and what was said about them.
create table support_case (
  id bigint generated always as identity (start with 100001) primary key,
  -- The caller's own key: a form that is sent twice is one case.
  key uuid not null unique,
  market text not null,
  subject text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  name text not null,
  email text not null,
  shopper_id text,
  -- Only of an order that is surely the asker's; what was typed besides is a claim.
  order_id text references customer_order,
  claimed_order text not null default '',
  assigned_to text not null default '',
  -- The link of a mail is made with it.
  access_key bytea not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index support_case_changed on support_case (changed_at desc, id desc);
create index support_case_state on support_case (state, changed_at desc, id desc);
create index support_case_shopper on support_case (shopper_id) where shopper_id is not null;
create index support_case_email on support_case (lower(email) text_pattern_ops);
create index support_case_order on support_case (order_id) where order_id is not null;
create index support_case_claim on support_case (claimed_order text_pattern_ops) where claimed_order <> '';

create table support_message (
  id bigint generated always as identity primary key,
  case_id bigint not null references support_case on delete cascade,
  key uuid not null,
  kind text not null check (kind in ('question', 'answer', 'note')),
  -- Who of the staff; empty for the shopper.
  who text not null,
  text text not null,
  at timestamptz not null,
  unique (case_id, key)
);
create index audit_log_case on audit_log (subject, id) where action = 'case.look';
