/**
 * A host leases a job; after the lease ended any host may lease it. `fence` is the fencing token: it grows with each
 * lease, so that late writes of an earlier holder are rejected. Running jobs have no lease when this is applied.
 */
export const jobLeases = `
alter table tax_job add column fence bigint not null default 0, add column leased_until timestamptz;
create index tax_job_active on tax_job (id) where state in ('QUEUE', 'WORKING');
`
