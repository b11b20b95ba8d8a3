-- What the square code of an offer names, as that of a voucher does.
alter table loyalty_offer add column id uuid not null default gen_random_uuid() unique;

-- A store takes a voucher or an offer, each once.
alter table loyalty_till_use alter column voucher_id drop not null, add column offer_id uuid unique references loyalty_offer (id),
  add check (num_nonnulls(voucher_id, offer_id) = 1);

-- Reminders come at most once a week: fewer days could be said, and never counted.
update document set content = jsonb_set(content, '{reminderQuietDays}', '7') where name = 'basket-settings' and (content ->> 'reminderQuietDays')::int < 7;
update setting_draft set content = jsonb_set(content, '{reminderQuietDays}', '7') where name = 'basket-settings' and (content ->> 'reminderQuietDays')::int < 7;
update release_setting set content = jsonb_set(content, '{reminderQuietDays}', '7') where name = 'basket-settings' and (content ->> 'reminderQuietDays')::int < 7;
