/**
 * The charges of a transferred order, one bill for each kind. Orders transferred before have theirs from the first
 * day on which they were.
 */
export const bills = `
create table bill (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  type text not null check (type in ('interest', 'advisory')),
  amount bigint not null check (amount > 0),
  issued_on date not null,
  unique (order_id, type)
);
insert into bill (order_id, type, amount, issued_on)
  select o.id, charge.type, charge.amount, min(s.changed_on)
  from orders o
  join order_status s on s.order_id = o.id and s.status in ('ACTIVE', 'TRANSFERRED', 'SOFT_DELINQUENCY', 'DELINQUENT',
    'ARREAR', 'HARD_DELINQUENCY', 'HARD_COLLECTION', 'CRITICAL', 'PAID', 'COMPLETE', 'RENEGOTIATION', 'REPLACED', 'DEFAULT')
  cross join lateral (values (1, 'interest', o.interest), (2, 'advisory', o.operation_cost)) as charge (place, type, amount)
  where charge.amount > 0
  group by o.id, charge.place, charge.type, charge.amount
  order by o.id, charge.place;
`
