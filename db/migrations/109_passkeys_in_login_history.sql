-- Up Migration

-- A passkey that was added, removed or demanded is a kind of its own in the login history, which can be filtered by it.
create or replace function login_kind(words text) returns text language sql immutable strict parallel safe as $$
  select case
    when words like 'Zalogowano%' then 'SIGNED_IN'
    when words like 'Nieudane logowanie%' or words like 'Podano złe hasło%' then 'REFUSED'
    when words like 'Rejestracja%' then 'REGISTERED'
    when words like 'Zaproszenie%' or words like 'Ponowne zaproszenie%' then 'INVITED'
    when words like 'Prośba o zmianę hasła%' or words like 'Link do zmiany hasła%' then 'LINK'
    when words like 'Zmian% hasła%' or words like 'Zmieniono hasło%' or words like 'Wymagane dłuższe hasło%'
      then 'PASSWORD'
    when words like '% klucz dostępu%' then 'PASSKEY'
    when words like 'Potwierdzono adres%' then 'PROVEN'
    when words like 'Zakończono sesję%' then 'ENDED'
    else 'OTHER'
  end
$$;
alter table login_log drop column kind;
alter table login_log
  add kind text not null generated always as (login_kind(login_details)) stored
    check (kind in ('SIGNED_IN', 'REFUSED', 'REGISTERED', 'INVITED', 'LINK', 'PASSWORD', 'PASSKEY', 'PROVEN', 'ENDED',
                    'OTHER'));
create index login_log_by_kind on login_log (kind, login_date, id);
