/**
 * The double-entry ledger of each business: every row moves an amount from one account to another and is never changed. Orders
 * transferred before get the movements of their transfer; paid ones also payments on the payment dates, because no others are
 * known. What is left of a retention is now a sum of these rows.
 */
export const ledger = `
create table ledger_entry (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  order_id bigint references orders,
  order_invoice_id bigint references order_invoice (id),
  type text not null,
  debit text not null,
  credit text not null,
  amount bigint not null check (amount > 0),
  moved_on date not null,
  check (debit <> credit)
);
create index ledger_of_order on ledger_entry (order_id, type);
create index ledger_of_invoice on ledger_entry (order_invoice_id) where type = 'PAGO_FACTURA';
create index ledger_of_surplus on ledger_entry (business_id, id) where 'SURPLUS' in (debit, credit);
create unique index ledger_one_transfer on ledger_entry (order_id, type)
  where type in ('TRANSFER', 'RETENTION', 'PRICE_DIFFERENCE', 'ADVISORY', 'DISCOUNT');
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed';
end $$;
create trigger ledger_entry_is_final before update or delete on ledger_entry
  for each row execute function refuse_ledger_change();

insert into ledger_entry (business_id, order_id, type, debit, credit, amount, moved_on)
  select o.business_id, o.id, part.type, 'RECEIVABLE', part.credit, part.amount, min(s.changed_on)
  from orders o
  join order_status s on s.order_id = o.id and s.status in ('ACTIVE', 'TRANSFERRED', 'SOFT_DELINQUENCY', 'DELINQUENT',
    'ARREAR', 'HARD_DELINQUENCY', 'HARD_COLLECTION', 'CRITICAL', 'PAID', 'COMPLETE', 'RENEGOTIATION', 'REPLACED', 'DEFAULT')
  cross join lateral (values
    (1, 'TRANSFER', 'TRANSFERS', o.transfer),
    (2, 'RETENTION', 'RETENTION', o.retention),
    (3, 'PRICE_DIFFERENCE', 'INTEREST', o.interest),
    (4, 'ADVISORY', 'INTEREST', o.operation_cost),
    (5, 'DISCOUNT', 'INTEREST', o.order_discounts + o.invoice_discounts)) as part (place, type, credit, amount)
  where part.amount > 0
  group by o.business_id, o.id, part.place, part.type, part.credit, part.amount
  order by o.id, part.place;
insert into ledger_entry (business_id, order_id, order_invoice_id, type, debit, credit, amount, moved_on)
  select o.business_id, o.id, l.id, part.type, part.debit, part.credit, part.amount, l.payment_date
  from orders o
  join business b on b.id = o.business_id
  join order_invoice l on l.order_id = o.id
  cross join lateral (values
    (1, 'PAGO_FACTURA', 'TRANSFERS', 'RECEIVABLE', l.amount - l.credit_notes),
    (2, 'RELEASE', 'RETENTION', 'SURPLUS', l.retention),
    (3, 'SURPLUS_PAID', 'SURPLUS', 'TRANSFERS', case when b.country = 'MX' then l.retention else 0 end)
  ) as part (place, type, debit, credit, amount)
  where o.status in ('PAID', 'COMPLETE') and part.amount > 0
  order by o.id, l.position, part.place;

alter table orders drop column available_retention;

create table wallet_request (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  activity text not null,
  amount bigint not null check (amount > 0),
  requested_by bigint references app_user,
  requested_at timestamptz not null,
  paid_on date
);
create unique index wallet_request_one_pending on wallet_request (business_id) where paid_on is null;
`
