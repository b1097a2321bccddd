/**
 * How late each payer pays a business, and which invoices may bill a sale twice. The next synchronisation or payment writes
 * both. The columns that held them were always empty.
 */
export const invoiceNotices = `
create table payer_lateness (
  business_id bigint not null references business,
  payer_identifier text not null,
  average_days_late integer not null check (average_days_late >= 0),
  paid_invoices integer not null check (paid_invoices > 0),
  primary key (business_id, payer_identifier)
);

alter table invoice
  add column possible_duplicate boolean not null default false,
  drop column average_days_late,
  drop column preselected;
`
