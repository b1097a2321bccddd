/**
 * Keeps that time whichever host queues a job, one of an earlier version too. Before the row is written, so that the credential is locked first
 * by all of them. A job that was queued between this migration and the one before is missed: its company is refreshed early once.
 */
export const queuedTaxJobs = `
create function note_tax_job() returns trigger language plpgsql as $$
begin
  update tax_credential set latest_job_at = new.created_at where business_id = new.business_id;
  return new;
end $$;
create trigger tax_job_noted before insert on tax_job for each row execute function note_tax_job();
`
