/** The legal representatives of a business, each once. Only the fields of the country are filled. */
export const stakeholders = `
create table stakeholder (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  identifier text not null,
  curp text not null,
  name text not null,
  father_last_name text not null,
  mother_last_name text not null,
  birthday text not null,
  gender text not null,
  citizenship text not null,
  civil_status text not null,
  profession text not null,
  phone text not null,
  email text not null,
  address text not null,
  street text not null,
  outside_number text not null,
  inside_number text not null,
  postal_code text not null,
  region text not null,
  commune text not null,
  state text not null,
  municipality text not null,
  colony text not null,
  city text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index stakeholder_once on stakeholder (business_id, identifier);
`
