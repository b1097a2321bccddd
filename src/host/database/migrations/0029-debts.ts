/** The last good answer of a consultation of debts, and who authorised it where that is needed. */
export const debts = `
create table debt (
  business_id bigint not null references business,
  kind text not null check (kind in ('treasury', 'bureau', 'service')),
  total bigint not null,
  score integer,
  consulted_on date not null,
  stale boolean not null default false,
  primary key (business_id, kind)
);
create table debt_authorisation (
  business_id bigint primary key references business,
  name text not null,
  user_id bigint references app_user,
  address text,
  authorised_at timestamptz not null
);
`
