-- Up Migration

-- An airport has one contact and one set of rental terms: of two, nobody would know which is told
create unique index contact_info_single on contact_info ((true));
create unique index rental_terms_single on rental_terms ((true));

-- Down Migration

drop index contact_info_single;
drop index rental_terms_single;
