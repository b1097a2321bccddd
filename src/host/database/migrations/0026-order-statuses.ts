/**
 * The statuses that an order got, with the day in its country. Orders from before have their request and their present
 * status.
 */
export const orderStatuses = `
create table order_status (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  status text not null,
  changed_on date not null,
  reason text
);
create index order_status_of_order on order_status (order_id, id);
insert into order_status (order_id, status, changed_on)
  select id, 'IN_REVIEW', requested_on from orders order by id;
insert into order_status (order_id, status, changed_on)
  select o.id, o.status, (o.updated_at at time zone z.zone)::date
  from orders o
  join business b on b.id = o.business_id
  join (values ('CL', 'America/Santiago'), ('MX', 'America/Mexico_City')) as z (country, zone) on z.country = b.country
  where o.status <> 'IN_REVIEW' order by o.id;
`
