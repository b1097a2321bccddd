/** Responses by idempotency key, and the append-only audit log. */
export const trail = `
create table idempotency (
  business_id bigint not null references business,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (business_id, key)
);
create index idempotency_age on idempotency (created_at);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  user_id bigint,
  business_id bigint,
  action text not null,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_of_business on audit (business_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the trail only grows' using errcode = '42501';
end $$;
create trigger audit_only_grows before update or delete on audit for each row execute function refuse_change();
create trigger audit_never_emptied before truncate on audit for each statement execute function refuse_change();
`
