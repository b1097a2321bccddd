/** The money that a company knows of and no document names. */
export const cashFixed = `
create table cash_fixed (
  id bigint generated always as identity primary key,
  business_id bigint not null references business (id),
  name text not null,
  direction text not null,
  currency text not null,
  amount bigint not null,
  cadence text not null,
  starts_on date not null,
  ends_on date,
  version integer not null default 1
);
create index cash_fixed_of_business on cash_fixed (business_id, id);
alter table cash_fixed enable row level security;
create policy of_business on cash_fixed
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
`
