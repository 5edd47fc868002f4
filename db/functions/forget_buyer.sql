-- What stays of an order is what accounting needs: what, when and how much. A plate stays as long as the gate must know
-- it.
create or replace function forget_buyer(o orders) returns void language sql as $$
  update orders set first_name = 'Konto', last_name = 'usunięte', email = 'zamowienie@usuniete.invalid',
    phone = '00000', note = null, ip = '',
         license_plate = case when license_plate is null or until >= clock() then license_plate else 'USUNIETY' end
   where id = o.id;
  update payments set card = null where order_id = o.id and card is not null;
  update parking set license_plate = 'USUNIETY'
   where order_id = o.id and until < clock() and license_plate <> 'USUNIETY';
  update hand_overs set photos = '[]', signature = null, note = null
   where rentals_id in (select id from rentals where order_id = o.id) and o.until < clock();
  update calls set text = 'usunięto'
   where rentals_id in (select id from rentals where order_id = o.id)
      or parking_id in (select id from parking where order_id = o.id);
  delete from outbox where order_id = o.id and kind <> 'refund';
$$;
