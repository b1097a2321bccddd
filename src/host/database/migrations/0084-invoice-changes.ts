/**
 * The changes that documents made to an invoice after it was known, and who said so; and the doubts about an invoice that an operator ended for
 * the documents known then.
 */
export const invoiceChanges = `
create table invoice_change (
  id bigint generated always as identity primary key,
  business_id bigint not null references business (id),
  key text not null,
  direction text not null check (direction in ('ISSUED', 'RECEIVED')),
  field text not null check (field in ('AMOUNT', 'STATE', 'PAYEE', 'DUE_DATE')),
  before text not null,
  after text not null,
  document_key text,
  author text,
  changed_at timestamptz not null default now()
);
create index invoice_change_of_invoice on invoice_change (business_id, key);
alter table invoice_change enable row level security;
create policy of_business on invoice_change
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);

create table settled_doubt (
  business_id bigint not null references business (id),
  key text not null,
  cause text not null,
  reason text not null,
  settled_by text not null,
  settled_at timestamptz not null default now(),
  primary key (business_id, key, cause)
);
alter table settled_doubt enable row level security;
create policy of_business on settled_doubt
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
`
