-- outside a transaction

-- The line of a market read 'Eesti Eesti EUR' and 'Suomi Suomi EUR': there a language is called as its country is.
do $$
begin
  update market set language_name = 'Eesti keel' where id = 'et-EE' and language_name = 'Eesti';
  update market set language_name = 'Suomen kieli' where id = 'fi-FI' and language_name = 'Suomi';
  commit;
end $$;
