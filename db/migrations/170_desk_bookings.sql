-- Up Migration

-- A booking that staff make for somebody has an order like any other. Until its money comes it is UNPAID and stands
-- without an end; one that was cancelled before is VOID. `due` is what is still asked of its buyer, in grosze: all of
-- an unpaid order, and of a paid one what its staff made it dearer by. `pays_due`: this order pays what is due of the
-- one that it `changes`, and changes nothing of it. `opened_at`: when its buyer first opened the link to an unpaid one.
alter table orders
  alter email drop not null,
  alter phone drop not null,
  add desk boolean not null default false,
  add note text check (length(note) between 1 and 500),
  add due integer not null default 0 check (due >= 0),
  add pays_due boolean not null default false check (not pays_due or changes is not null),
  add opened_at timestamptz,
  drop constraint orders_terms_check,
  add constraint orders_terms_check check (terms or desk),
  drop constraint orders_state_check,
  add constraint orders_state_check check (state in
    ('HELD', 'UNPAID', 'CONFIRMED', 'CANCELLED', 'VOID', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED')),
  -- Only whom staff booked for need not have an address
  add constraint orders_desk check (desk or changes is not null or num_nulls(email, phone) = 0),
  add constraint orders_unpaid check (state not in ('UNPAID', 'VOID') or desk),
  add constraint orders_due check (
    case state when 'UNPAID' then due = amount when 'CONFIRMED' then due <= amount else due = 0 end);

-- Money is taken at the desk as well: who took it, and how. The card provider knows of cards alone
alter table payments
  alter intent_id drop not null,
  add method text not null default 'CARD' check (method in ('CARD', 'TERMINAL', 'CASH')),
  add employee_id integer references users on delete set null,
  add constraint payments_method check ((method = 'CARD') = (intent_id is not null));
create index payments_clerk on payments (employee_id, create_time) where method <> 'CARD';

-- What was paid at the desk goes back there, by the hand of whoever is there then
alter table refunds
  add employee_id integer references users on delete set null,
  add handed_at timestamptz,
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (cause in
    ('TAKEN', 'CUSTOMER', 'STAFF', 'CHANGE', 'CUSTOMER_CHANGE', 'PROVIDER', 'PAID_TWICE'));
create index refunds_clerk on refunds (employee_id, handed_at) where handed_at is not null;

-- Who has booked without paying yet is told so
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    case when kind in ('booked', 'confirmation', 'refund', 'refund_notice') then order_id is not null
         when kind in ('change', 'cancellation') then num_nulls(order_id, facts) = 0
         when kind = 'link' then order_id is not null
         else kind in ('reset_link', 'address_proof', 'password_changed', 'email_changed', 'new_device',
                       'staff_invited', 'role_raised')
              and num_nulls(recipient, facts) = 0 end);
