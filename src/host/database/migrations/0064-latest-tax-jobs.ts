/**
 * When the latest tax job of a company was queued, beside its credential: what is due for a refresh is read from one index instead of
 * the latest job of each company. All may be there already: on a large server they are made before the update, while hosts write.
 */
export const latestTaxJobs = `
alter table tax_credential add column if not exists latest_job_at timestamptz not null default '-infinity';
update tax_credential c set latest_job_at = latest.created_at
  from tax_credential of, lateral (
    select created_at from tax_job j where j.business_id = of.business_id order by j.id desc limit 1) latest
  where of.business_id = c.business_id and c.latest_job_at < latest.created_at;
create index if not exists tax_credential_due on tax_credential (latest_job_at, business_id) where active;
`
