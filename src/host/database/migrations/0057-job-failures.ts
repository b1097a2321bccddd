/** How often a job failed. `attempts` counts how often it was taken, also by hosts that ended before it did. */
export const jobFailures = `
alter table tax_job add column failures integer not null default 0;
update tax_job set failures = greatest(attempts, 1) where state = 'FAILED';
`
