/**
 * A job belongs to the host that took it until its lease ends; then any host may take it. `fence` grows with each taking, so that
 * what an earlier holder still writes is told from what the present one does. Jobs at work when this is applied have no lease.
 */
export const jobLeases = `
alter table tax_job add column fence bigint not null default 0, add column leased_until timestamptz;
create index tax_job_active on tax_job (id) where state in ('QUEUE', 'WORKING');
`
