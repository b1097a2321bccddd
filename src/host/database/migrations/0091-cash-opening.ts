/** The balances of its accounts that a company stated last, with the day of which they are. */
export const cashOpening = `
create table cash_opening (
  business_id bigint primary key references business (id),
  opened_on date not null,
  accounts jsonb not null,
  version integer not null default 1
);
alter table cash_opening enable row level security;
create policy of_business on cash_opening
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
`
