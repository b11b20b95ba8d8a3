-- One switch for each provider in place of one for all three: where a market had switched them off, all three stay off.
insert into feature_flag (market, name, value)
select market, provider || 'Login', value
from feature_flag, unnest(array['google', 'facebook', 'apple']) as provider
where name = 'socialLogin'
on conflict do nothing;

delete from feature_flag where name = 'socialLogin';
