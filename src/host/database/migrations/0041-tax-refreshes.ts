/**
 * A refresh brings later documents of a taxpayer whose invoices are shown already. `arrivals` counts the invoices that a
 * job added. `tax_schedule` has one row: when a host last queued the refreshes that were due.
 */
export const taxRefreshes = `
alter table tax_job
  add column kind text not null default 'LOAD' check (kind in ('LOAD', 'REFRESH')),
  add column arrivals integer not null default 0;
create table tax_schedule (
  id boolean primary key default true check (id),
  ran_at timestamptz not null
);
`
