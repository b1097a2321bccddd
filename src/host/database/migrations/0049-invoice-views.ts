/** The searches and filters of invoices that a user saved under a name. `name_key` is the name without case and accents, `place` orders them. */
export const invoiceViews = `
create table invoice_view (
  business_id bigint not null references business,
  user_id bigint not null references app_user,
  name_key text not null,
  name text not null check (char_length(name) between 1 and 40),
  query jsonb not null,
  place bigint generated always as identity,
  primary key (business_id, user_id, name_key)
);
`
