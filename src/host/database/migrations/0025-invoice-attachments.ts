/**
 * An invoice of an order has an id of its own. Its PDF: the bytes are in the store of the documents under `file_key`.
 */
export const invoiceAttachments = `
alter table order_invoice add column id bigint generated always as identity;
alter table order_invoice add unique (id);
create table invoice_attachment (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  order_invoice_id bigint not null unique references order_invoice (id),
  file_key text not null,
  file_name text not null,
  file_size integer not null,
  file_sha256 text not null,
  uploaded_at timestamptz not null
);
create index invoice_attachment_of_business on invoice_attachment (business_id);
`
