/** A company says of an issued invoice on which day its money comes, that it is not counted, or that it was collected. */
export const cashExpected = `
create table cash_expected (
  business_id bigint not null references business (id),
  invoice_id bigint not null references invoice (id) on delete cascade,
  state text not null,
  expected_on date,
  since date not null,
  version integer not null default 1,
  primary key (business_id, invoice_id)
);
alter table cash_expected enable row level security;
create policy of_business on cash_expected
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
`
