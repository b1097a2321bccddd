/**
 * Attempts that protect accounts, of every host that shares the database. `rate_limit` is the table of rate-limiter-flexible: `expire`
 * is in milliseconds since 1970. `times` are the latest attempts at one secret, in the same unit, oldest first.
 */
export const attempts = `
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
create table sign_in_attempt (
  subject text primary key,
  times jsonb not null default '[]',
  wrong integer not null default 0,
  latest_at timestamptz not null
);
create index sign_in_attempt_age on sign_in_attempt (latest_at);
`
