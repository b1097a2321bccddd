/**
 * Requests that others of the company authorise, who did, and the rows that a pending one claims. Companies of several members
 * keep what they had until they choose a policy; without a row the defaults hold.
 */
export const approvals = `
create table approval (
  id bigint generated always as identity primary key,
  business_id bigint not null references business (id),
  act text not null,
  state text not null,
  requested_by bigint not null references app_user (id),
  requested_operator text,
  requested_at timestamptz not null,
  needed integer not null,
  call jsonb not null,
  content jsonb not null,
  content_hash text not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  rejected_by bigint references app_user (id),
  rejection text,
  voided_for text
);
create index approval_of_business on approval (business_id, id);
create index approval_to_expire on approval (expires_at) where state = 'PENDING';
create table approval_decision (
  approval_id bigint not null references approval (id) on delete cascade,
  business_id bigint not null references business (id),
  user_id bigint not null references app_user (id),
  at timestamptz not null,
  primary key (approval_id, user_id)
);
create index approval_decision_of_business on approval_decision (business_id);
create table approval_target (
  business_id bigint not null references business (id),
  target text not null,
  approval_id bigint not null references approval (id) on delete cascade,
  primary key (business_id, target)
);
create table approval_policy (
  business_id bigint primary key references business (id),
  bands jsonb not null,
  expiry_days integer not null default 7,
  version integer not null default 1
);
insert into approval_policy (business_id, bands)
  select business_id, '{}'::jsonb from membership group by business_id having count(*) > 1;
alter table approval enable row level security;
create policy of_business on approval
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
alter table approval_decision enable row level security;
create policy of_business on approval_decision
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
alter table approval_target enable row level security;
create policy of_business on approval_target
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
alter table approval_policy enable row level security;
create policy of_business on approval_policy
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);
`
