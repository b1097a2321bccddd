/**
 * `booked_on` is the day that decides in which month an entry is counted; an entry of an earlier version of the host has the day of its
 * movement. `paid_by` says who paid an invoice where it was not its payer. A ledger transfer is the account to which an entry sent
 * money. A renegotiation gives an unpaid line another payment date and rate from the day of the agreement on. A request that was
 * withdrawn stays, and is pending no more.
 */
export const settlement = `
alter table ledger_entry add column booked_on date, add column paid_by text;
alter table ledger_entry disable trigger ledger_entry_is_final;
update ledger_entry set booked_on = moved_on;
alter table ledger_entry enable trigger ledger_entry_is_final;
create function book_on_day_moved() returns trigger language plpgsql as $$
begin
  new.booked_on := new.moved_on;
  return new;
end $$;
create trigger ledger_entry_booked before insert on ledger_entry
  for each row when (new.booked_on is null) execute function book_on_day_moved();
alter table ledger_entry alter column booked_on set not null;
create index ledger_of_month on ledger_entry (business_id, booked_on);
create or replace view ledger_in_force with (security_invoker = true) as
  select entry.* from ledger_entry entry
  where entry.reverses is null and not exists (select from ledger_entry reversal where reversal.reverses = entry.id);

create table ledger_transfer (
  entry_id bigint primary key references ledger_entry,
  business_id bigint not null references business,
  account_id bigint not null,
  version integer not null,
  bank_id text not null,
  last_digits text not null
);
create index ledger_transfer_of_business on ledger_transfer (business_id, entry_id);
create trigger ledger_transfer_is_final before update or delete on ledger_transfer
  for each row execute function refuse_ledger_change();
alter table ledger_transfer enable row level security;
create policy of_business on ledger_transfer
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);

create table renegotiation (
  order_invoice_id bigint not null references order_invoice (id),
  agreed_on date not null,
  business_id bigint not null references business,
  payment_date date not null,
  rate integer not null check (rate >= 0),
  primary key (order_invoice_id, agreed_on)
);
create index renegotiation_of_business on renegotiation (business_id, order_invoice_id);
alter table renegotiation enable row level security;
create policy of_business on renegotiation
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);

alter table wallet_request add column withdrawn_on date;
drop index wallet_request_one_pending;
create unique index wallet_request_one_pending on wallet_request (business_id) where paid_on is null and withdrawn_on is null;
`
