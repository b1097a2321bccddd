/**
 * A failed job is taken again at `retry_at`; `attempts` counts how often it was taken. `task_turn` has a row for each task that one host of
 * several runs: when it is due, and until when the host that runs it has it.
 */
export const retriesAndTurns = `
alter table tax_job add column attempts integer not null default 0, add column retry_at timestamptz;
create index tax_job_retry on tax_job (retry_at) where retry_at is not null;
create table task_turn (
  name text primary key,
  due_at timestamptz not null default '-infinity',
  failures integer not null default 0,
  fence bigint not null default 0,
  leased_until timestamptz
);
`
