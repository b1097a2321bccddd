/**
 * A user chooses how often a digest of the companies is mailed. An account that exists, or that a host of an earlier version makes, gets
 * none until its user chooses; `chosen_at` keeps a choice from sending a mail on the same morning. `digest_mail` has a row for each day on which
 * the digest of a user was made, written before it is sent: of two hosts one sends it.
 */
export const digest = `
alter table app_user add column digest text not null default 'OFF' check (digest in ('OFF', 'DAILY', 'WEEKLY'));
alter table app_user add column digest_chosen_at timestamptz not null default now();
create index app_user_with_digest on app_user (id) where digest <> 'OFF';
create table digest_mail (
  user_id bigint not null references app_user (id),
  day date not null,
  told_until timestamptz not null,
  primary key (user_id, day)
);
`
