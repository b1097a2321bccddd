/**
 * The received invoices of a business: what its documents say, the day it wants to pay them, and the one place where each
 * of them is. A business without a row in `payables_setup` has not configured its payables yet.
 */
export const payables = `
create table payables_setup (
  business_id bigint primary key references business,
  start_date date not null,
  created_at timestamptz not null
);
create table payable (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  key text not null,
  supplier_id bigint not null,
  payee_id bigint not null,
  folio text not null,
  issue_date date not null,
  received_on date,
  method text,
  amount bigint not null check (amount >= 0),
  obstacle text,
  payment_date date not null,
  has_chosen_date boolean not null default false,
  location text not null default 'inbox' check (location in ('inbox', 'paid', 'archived')),
  moved_on date,
  search text not null,
  plain_identifier text not null,
  folio_order text not null,
  unique (business_id, key),
  check ((location = 'inbox') = (moved_on is null)),
  foreign key (business_id, supplier_id) references supplier (business_id, id),
  foreign key (business_id, payee_id) references supplier (business_id, id)
);
create index payable_in_place on payable (business_id, location, issue_date);
create index payable_of_supplier on payable (supplier_id);
`
