-- Up Migration

-- Whom to call at the barrier at any hour, and where complaints go; where one is not set, it is not told
alter table contact_info
  add phone_parking text check (length(phone_parking) between 5 and 20),
  add email_complaints text check (length(email_complaints) between 3 and 254);
