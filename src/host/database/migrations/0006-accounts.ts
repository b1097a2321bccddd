/**
 * Self-registered accounts: campaigns, sessions, mailed links and the names of tax ids. A session ends when its row is
 * deleted.
 */
export const accounts = `
alter table app_user
  add column campaign jsonb not null default '{}',
  add column email_verified_at timestamptz;

drop table revoked_session;
create table session (
  id text primary key,
  user_id bigint not null references app_user,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index session_of_user on session (user_id);
create index session_age on session (started_at);

create table mailed_link (
  digest text primary key,
  user_id bigint not null references app_user,
  purpose text not null check (purpose in ('RESET', 'VERIFY')),
  created_at timestamptz not null,
  until timestamptz not null,
  spent boolean not null default false
);
create index mailed_link_of_user on mailed_link (user_id, purpose, created_at);

create table business_document (
  business_id bigint primary key references business,
  requested_by bigint references app_user,
  requested_at timestamptz not null default now()
);

create table known_name (
  country text not null,
  identifier text not null,
  name text not null,
  primary key (country, identifier)
);
insert into known_name (country, identifier, name)
select distinct on (country, party->>'id') country, party->>'id', party->>'name'
from tax_document cross join lateral (values (payload->'issuer'), (payload->'receiver'), (payload->'party')) as named (party)
where party->>'name' <> '' and party->>'name' <> party->>'id' and length(party->>'name') <= 254
order by country, party->>'id', received
on conflict do nothing;
`
