-- Markets are reference data: they exist in every shop. Staff edit rates, names and currencies; nothing here is ever written again.
create table market (
  id text primary key check (id ~ '^[a-z]{2}-[A-Z]{2}$'),
  -- Lower comes first, in lists and when two markets suit a visitor equally.
  priority integer not null,
  language text not null,
  language_name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  country_name text not null,
  currency text not null default 'XXX' check (currency ~ '^[A-Z]{3}$'),
  decimals smallint not null check (decimals between 0 and 3),
  tax_name text not null,
  tax_rate numeric(6, 3) not null check (tax_rate >= 0 and tax_rate < 100),
  tax_included boolean not null,
  dial_prefix text not null check (dial_prefix ~ '^\+[0-9]{1,4}$'),
  direction text not null check (direction in ('ltr', 'rtl')),
  payment_providers text[] not null default '{}',
  has_store_locator boolean not null,
  notes text not null default ''
);

insert into market (
  id, priority, language, language_name, country, country_name, currency, decimals, tax_name, tax_rate, tax_included,
  dial_prefix, direction, payment_providers, has_store_locator, notes
) values
  ('de-DE', 1, 'de', 'Deutsch', 'DE', 'Deutschland', 'EUR', 2, 'MwSt', 19, true, '+49', 'ltr', '{adyen,klarna}', true, 'courier post number; packstations'),
  ('en-GB', 2, 'en', 'English', 'GB', 'United Kingdom', 'GBP', 2, 'VAT', 20, true, '+44', 'ltr', '{adyen,klarna}', false, ''),
  ('fr-FR', 3, 'fr', 'Français', 'FR', 'France', 'EUR', 2, 'TVA', 20, true, '+33', 'ltr', '{adyen,klarna}', true, ''),
  ('en-US', 4, 'en', 'English', 'US', 'United States', 'USD', 2, 'Sales tax', 0, false, '+1', 'ltr', '{adyen}', true, 'tax by state of delivery; buying threshold; gift cards never listed; tax summary shown'),
  ('it-IT', 5, 'it', 'Italiano', 'IT', 'Italia', 'EUR', 2, 'IVA', 22, true, '+39', 'ltr', '{adyen,klarna}', false, ''),
  ('es-ES', 6, 'es', 'Español', 'ES', 'España', 'EUR', 2, 'IVA', 21, true, '+34', 'ltr', '{adyen,klarna}', false, ''),
  ('nl-NL', 7, 'nl', 'Nederlands', 'NL', 'Nederland', 'EUR', 2, 'BTW', 21, true, '+31', 'ltr', '{adyen,klarna}', true, ''),
  ('pl-PL', 8, 'pl', 'Polski', 'PL', 'Polska', 'PLN', 2, 'VAT', 23, true, '+48', 'ltr', '{adyen,klarna}', false, ''),
  ('sv-SE', 9, 'sv', 'Svenska', 'SE', 'Sverige', 'SEK', 2, 'moms', 25, true, '+46', 'ltr', '{adyen,klarna}', false, ''),
  ('da-DK', 10, 'da', 'Dansk', 'DK', 'Danmark', 'DKK', 2, 'moms', 25, true, '+45', 'ltr', '{adyen,klarna}', true, ''),
  ('nb-NO', 11, 'no', 'Norsk', 'NO', 'Norge', 'NOK', 2, 'MVA', 25, true, '+47', 'ltr', '{adyen,klarna}', false, 'language reported as ''no'''),
  ('fi-FI', 12, 'fi', 'Suomi', 'FI', 'Suomi', 'EUR', 2, 'ALV', 25.5, true, '+358', 'ltr', '{adyen,klarna}', false, ''),
  ('de-AT', 13, 'de', 'Deutsch', 'AT', 'Österreich', 'EUR', 2, 'USt', 20, true, '+43', 'ltr', '{adyen,klarna}', true, ''),
  ('de-CH', 14, 'de', 'Deutsch', 'CH', 'Schweiz', 'CHF', 2, 'MwSt', 8.1, true, '+41', 'ltr', '{adyen,klarna}', true, ''),
  ('fr-CH', 15, 'fr', 'Français', 'CH', 'Suisse', 'CHF', 2, 'TVA', 8.1, true, '+41', 'ltr', '{adyen,klarna}', true, ''),
  ('nl-BE', 16, 'nl', 'Nederlands', 'BE', 'België', 'EUR', 2, 'BTW', 21, true, '+32', 'ltr', '{adyen,klarna}', true, ''),
  ('fr-BE', 17, 'fr', 'Français', 'BE', 'Belgique', 'EUR', 2, 'TVA', 21, true, '+32', 'ltr', '{adyen,klarna}', true, ''),
  ('en-IE', 18, 'en', 'English', 'IE', 'Ireland', 'EUR', 2, 'VAT', 23, true, '+353', 'ltr', '{adyen,klarna}', false, ''),
  ('pt-PT', 19, 'pt', 'Português', 'PT', 'Portugal', 'EUR', 2, 'IVA', 23, true, '+351', 'ltr', '{adyen,klarna}', false, ''),
  ('fr-LU', 20, 'fr', 'Français', 'LU', 'Luxembourg', 'EUR', 2, 'TVA', 17, true, '+352', 'ltr', '{adyen}', false, ''),
  ('cs-CZ', 21, 'cs', 'Čeština', 'CZ', 'Česko', 'CZK', 2, 'DPH', 21, true, '+420', 'ltr', '{adyen}', true, ''),
  ('sk-SK', 22, 'sk', 'Slovenčina', 'SK', 'Slovensko', 'EUR', 2, 'DPH', 23, true, '+421', 'ltr', '{adyen}', true, ''),
  ('hu-HU', 23, 'hu', 'Magyar', 'HU', 'Magyarország', 'HUF', 0, 'AFA', 27, true, '+36', 'ltr', '{adyen}', true, 'prices shown without decimals'),
  ('ro-RO', 24, 'ro', 'Română', 'RO', 'România', 'RON', 2, 'TVA', 21, true, '+40', 'ltr', '{adyen}', true, ''),
  ('bg-BG', 25, 'bg', 'Български', 'BG', 'България', 'EUR', 2, 'DDS', 20, true, '+359', 'ltr', '{adyen}', true, ''),
  ('el-GR', 26, 'el', 'Ελληνικά', 'GR', 'Ελλάδα', 'EUR', 2, 'FPA', 24, true, '+30', 'ltr', '{adyen}', true, ''),
  ('el-CY', 27, 'el', 'Ελληνικά', 'CY', 'Κύπρος', 'EUR', 2, 'FPA', 19, true, '+357', 'ltr', '{adyen}', true, ''),
  ('hr-HR', 28, 'hr', 'Hrvatski', 'HR', 'Hrvatska', 'EUR', 2, 'PDV', 25, true, '+385', 'ltr', '{adyen}', true, ''),
  ('sl-SI', 29, 'sl', 'Slovenščina', 'SI', 'Slovenija', 'EUR', 2, 'DDV', 22, true, '+386', 'ltr', '{adyen}', true, ''),
  ('et-EE', 30, 'et', 'Eesti', 'EE', 'Eesti', 'EUR', 2, 'KM', 24, true, '+372', 'ltr', '{adyen}', true, ''),
  ('lv-LV', 31, 'lv', 'Latviešu', 'LV', 'Latvija', 'EUR', 2, 'PVN', 21, true, '+371', 'ltr', '{adyen}', true, ''),
  ('lt-LT', 32, 'lt', 'Lietuvių', 'LT', 'Lietuva', 'EUR', 2, 'PVM', 21, true, '+370', 'ltr', '{adyen}', true, ''),
  ('en-MT', 33, 'en', 'English', 'MT', 'Malta', 'EUR', 2, 'VAT', 18, true, '+356', 'ltr', '{adyen}', true, ''),
  ('ca-AD', 34, 'ca', 'Català', 'AD', 'Andorra', 'EUR', 2, 'IGI', 4.5, true, '+376', 'ltr', '{adyen}', true, 'customs customer number'),
  ('fr-MC', 35, 'fr', 'Français', 'MC', 'Monaco', 'EUR', 2, 'TVA', 20, true, '+377', 'ltr', '{adyen}', true, ''),
  ('en-CA', 36, 'en', 'English', 'CA', 'Canada', 'CAD', 2, 'GST', 5, false, '+1', 'ltr', '{adyen}', true, 'second tax by province; postal lookup service'),
  ('fr-CA', 37, 'fr', 'Français', 'CA', 'Canada', 'CAD', 2, 'TPS', 5, false, '+1', 'ltr', '{adyen}', true, 'second tax by province; postal lookup service'),
  ('tr-TR', 38, 'tr', 'Türkçe', 'TR', 'Türkiye', 'TRY', 2, 'KDV', 10, true, '+90', 'ltr', '{iyzico}', true, 'no postal code; no city but district and zone; disclosure and consent texts'),
  ('uk-UA', 39, 'uk', 'Українська', 'UA', 'Україна', 'UAH', 2, 'PDV', 20, true, '+380', 'ltr', '{adyen}', true, ''),
  ('ar-AE', 40, 'ar', 'العربية', 'AE', 'الإمارات العربية المتحدة', 'AED', 2, 'VAT', 5, true, '+971', 'rtl', '{adyen}', true, 'no postal code; buying threshold'),
  ('en-AE', 41, 'en', 'English', 'AE', 'United Arab Emirates', 'AED', 2, 'VAT', 5, true, '+971', 'ltr', '{adyen}', true, 'no postal code; buying threshold'),
  ('ar-SA', 42, 'ar', 'العربية', 'SA', 'المملكة العربية السعودية', 'SAR', 2, 'VAT', 15, true, '+966', 'rtl', '{adyen}', true, 'no postal code; customs customer number'),
  ('ar-KW', 43, 'ar', 'العربية', 'KW', 'الكويت', 'KWD', 3, 'VAT', 0, true, '+965', 'rtl', '{adyen}', true, 'no postal code; no house number'),
  ('ar-QA', 44, 'ar', 'العربية', 'QA', 'قطر', 'QAR', 2, 'VAT', 0, true, '+974', 'rtl', '{adyen}', true, 'no postal code; legal customs number'),
  ('ar-JO', 45, 'ar', 'العربية', 'JO', 'الأردن', 'JOD', 3, 'GST', 16, true, '+962', 'rtl', '{adyen}', true, 'no postal code'),
  ('ar-EG', 46, 'ar', 'العربية', 'EG', 'مصر', 'EGP', 2, 'VAT', 14, true, '+20', 'rtl', '{adyen}', true, 'no postal code'),
  ('fr-MA', 47, 'fr', 'Français', 'MA', 'Maroc', 'MAD', 2, 'TVA', 20, true, '+212', 'ltr', '{adyen}', true, ''),
  ('fr-TN', 48, 'fr', 'Français', 'TN', 'Tunisie', 'TND', 3, 'TVA', 19, true, '+216', 'ltr', '{adyen}', true, 'legal customs number; tax summary shown'),
  ('fr-DZ', 49, 'fr', 'Français', 'DZ', 'Algérie', 'DZD', 2, 'TVA', 19, true, '+213', 'ltr', '{adyen}', true, 'buying threshold; legal customs number'),
  ('sr-RS', 50, 'sr', 'Srpski', 'RS', 'Srbija', 'RSD', 2, 'PDV', 20, true, '+381', 'ltr', '{adyen}', true, ''),
  ('bs-BA', 51, 'bs', 'Bosanski', 'BA', 'Bosna i Hercegovina', 'BAM', 2, 'PDV', 17, true, '+387', 'ltr', '{adyen}', true, ''),
  ('mk-MK', 52, 'mk', 'Македонски', 'MK', 'Северна Македонија', 'MKD', 2, 'DDV', 18, true, '+389', 'ltr', '{adyen}', true, 'legal customs number; tax summary shown'),
  ('sr-ME', 53, 'sr', 'Srpski', 'ME', 'Crna Gora', 'EUR', 2, 'PDV', 21, true, '+382', 'ltr', '{adyen}', true, ''),
  ('sq-AL', 54, 'sq', 'Shqip', 'AL', 'Shqipëri', 'ALL', 2, 'TVSH', 20, true, '+355', 'ltr', '{adyen}', true, ''),
  ('hy-AM', 55, 'hy', 'Հայերեն', 'AM', 'Հայաստան', 'AMD', 2, 'VAT', 20, true, '+374', 'ltr', '{adyen}', true, 'tax summary shown');

-- Where the store map opens. A country without a zoom level uses the default of the domain.
create table map_country (
  country_id text primary key,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  zoom_level smallint
);

insert into map_country (country_id, name, latitude, longitude, zoom_level) values
  ('AL', 'Albania', 41.15, 20.17, 8),
  ('DZ', 'Algeria', 34.2, 2.6, 6),
  ('AD', 'Andorra', 42.55, 1.58, 11),
  ('AM', 'Armenia', 40.07, 45.04, 8),
  ('AT', 'Austria', 47.52, 14.55, null),
  ('BE', 'Belgium', 50.64, 4.67, 8),
  ('BA', 'Bosnia & Herzegovina', 43.92, 17.68, 8),
  ('BG', 'Bulgaria', 42.73, 25.49, null),
  ('CA', 'Canada', 49.5, -97.1, 4),
  ('HR', 'Croatia', 45.1, 15.2, null),
  ('CY', 'Cyprus', 35.13, 33.43, 9),
  ('CZ', 'Czechia', 49.82, 15.47, null),
  ('DK', 'Denmark', 56.0, 10.6, null),
  ('EG', 'Egypt', 29.0, 31.0, 6),
  ('EE', 'Estonia', 58.6, 25.01, 8),
  ('FI', 'Finland', 62.6, 26.0, 6),
  ('FR', 'France', 46.6, 2.21, 6),
  ('DE', 'Germany', 51.17, 10.45, 6),
  ('GB', 'United Kingdom', 53.6, -1.9, 6),
  ('GR', 'Greece', 38.6, 23.3, null),
  ('HU', 'Hungary', 47.16, 19.5, 8),
  ('IE', 'Ireland', 53.3, -8.0, null),
  ('KW', 'Kuwait', 29.31, 47.48, 9),
  ('IT', 'Italy', 42.5, 12.57, 6),
  ('JO', 'Jordan', 31.24, 36.51, 8),
  ('LV', 'Latvia', 56.88, 24.6, 8),
  ('LT', 'Lithuania', 55.17, 23.88, 8),
  ('LU', 'Luxembourg', 49.82, 6.13, 10),
  ('MT', 'Malta', 35.94, 14.38, 11),
  ('MC', 'Monaco', 43.74, 7.42, 14),
  ('MA', 'Morocco', 31.79, -7.09, 6),
  ('ME', 'Montenegro', 42.71, 19.37, 9),
  ('NL', 'Netherlands', 52.13, 5.29, 8),
  ('MK', 'North Macedonia', 41.61, 21.75, 9),
  ('NO', 'Norway', 61.5, 9.5, 6),
  ('PL', 'Poland', 51.92, 19.15, null),
  ('PT', 'Portugal', 39.4, -8.22, null),
  ('QA', 'Qatar', 25.35, 51.18, 9),
  ('RO', 'Romania', 45.94, 24.97, null),
  ('SA', 'Saudi Arabia', 23.89, 45.08, 6),
  ('RS', 'Serbia', 44.02, 21.01, 8),
  ('SK', 'Slovakia', 48.67, 19.7, 8),
  ('SI', 'Slovenia', 46.15, 14.99, 9),
  ('ES', 'Spain', 40.0, -3.75, 6),
  ('SE', 'Sweden', 60.1, 15.6, 5),
  ('CH', 'Switzerland', 46.82, 8.23, 8),
  ('UA', 'Ukraine', 48.38, 31.17, 6),
  ('AE', 'United Arab Emirates', 24.3, 54.4, 8),
  ('US', 'United States', 39.5, -98.35, 4),
  ('TN', 'Tunisia', 34.0, 9.5, null),
  ('TR', 'Türkiye', 39.0, 35.24, 6);

-- In the tables below the market '*' stands for every market that has no row of its own.

-- Only what differs from the default in the contract is stored.
create table feature_flag (
  market text not null,
  name text not null,
  value jsonb not null check (jsonb_typeof(value) in ('boolean', 'number')),
  changed_at timestamptz not null default now(),
  primary key (market, name)
);

-- Texts that override the dictionaries shipped with the shop. The scope is a language ('de') or a market ('de-AT').
create table translation (
  scope text not null check (scope ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  key text not null check (key <> ''),
  text text not null,
  primary key (scope, key)
);

create table site_setting (
  market text primary key,
  navigation jsonb not null,
  changed_at timestamptz not null default now()
);

create table page (
  id text primary key default gen_random_uuid()::text,
  market text not null,
  -- Below the market: '' is the home page, '/women/knitwear' a category, '/i/about' a content page.
  path text not null check (path = '' or path ~ '^(/[^/?#]+)+$'),
  alias text not null,
  content jsonb not null,
  published boolean not null default false,
  changed_at timestamptz not null default now(),
  unique (market, path)
);

create table document (
  market text not null,
  name text not null,
  content jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (market, name)
);

create table job (
  id text primary key,
  title text not null,
  department text not null,
  city text not null,
  country text not null,
  employment text not null,
  text text not null,
  url text not null,
  published boolean not null default true
);
