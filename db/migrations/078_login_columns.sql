-- Up Migration

-- What a line of the login history is about, from which address and on what: read from its words, so that every line
-- has them, the old ones too, and one that is made nameless loses its address here as well.
create function login_kind(words text) returns text language sql immutable strict parallel safe as $$
  select case
    when words like 'Zalogowano%' then 'SIGNED_IN'
    when words like 'Nieudane logowanie%' or words like 'Podano złe hasło%' then 'REFUSED'
    when words like 'Rejestracja%' then 'REGISTERED'
    when words like 'Zaproszenie%' or words like 'Ponowne zaproszenie%' then 'INVITED'
    when words like 'Prośba o zmianę hasła%' or words like 'Link do zmiany hasła%' then 'LINK'
    when words like 'Zmian% hasła%' or words like 'Zmieniono hasło%' or words like 'Wymagane dłuższe hasło%'
      then 'PASSWORD'
    when words like 'Potwierdzono adres%' then 'PROVEN'
    when words like 'Zakończono sesję%' then 'ENDED'
    else 'OTHER'
  end
$$;
alter table login_log
  add kind text not null generated always as (login_kind(login_details)) stored
    check (kind in ('SIGNED_IN', 'REFUSED', 'REGISTERED', 'INVITED', 'LINK', 'PASSWORD', 'PROVEN', 'ENDED', 'OTHER')),
  add address text generated always as (substring(login_details from ', ([0-9a-f.:]+)$')) stored,
  add device text generated always as (substring(login_details from '^Zalogowano[^:]*: (.*), [0-9a-f.:]+$')) stored;
create index login_log_by_kind on login_log (kind, login_date, id);
create index login_log_by_address on login_log (address collate "pl-x-icu", login_date, id);
create index login_log_email_piece on login_log using gin (plain_text(email) gin_trgm_ops);
