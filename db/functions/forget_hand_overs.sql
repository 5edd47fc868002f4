-- Forgets what protocols and calls keep of people: of guests' rentals so many days after them, of any after so many
-- more.
create or replace function forget_hand_overs(guest_days integer, all_days integer) returns void language plpgsql as $$
begin
  update hand_overs h set photos = '[]', signature = null, note = null
    from rentals r
   where r.id = h.rentals_id and (h.photos <> '[]' or h.signature is not null or h.note is not null)
     and greatest(r.until, r.back_at, case when r.out_at is not null and r.back_at is null then clock() end)
         < clock() - make_interval(days => case when r.users_id is null then guest_days else all_days end);
  update calls c set text = 'usunięto'
   where c.text <> 'usunięto' and c.at < clock() - make_interval(days => guest_days);
end $$;
