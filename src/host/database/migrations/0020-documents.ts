/**
 * The documents that an owner must have, one row each. The bytes of a file are in a store under `file_key`; with a
 * database server that store is `document_piece`.
 */
export const documents = `
create table document (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  owner_type text not null check (owner_type in ('business', 'stakeholder', 'order')),
  owner_id bigint not null,
  kind text not null,
  approved boolean not null default false,
  action text not null,
  url text,
  rejection text,
  file_key text,
  file_name text,
  file_kind text,
  file_size integer,
  file_sha256 text,
  signed_at timestamptz,
  files integer not null default 0,
  check ((file_key is null) = (file_name is null) and (file_key is null) = (file_size is null)),
  unique (owner_type, owner_id, kind)
);
create index document_of_business on document (business_id);
create index document_to_review on document (signed_at) where file_key is not null and not approved;
create table document_piece (
  file_key text not null,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (file_key, number)
);
alter table document_piece alter column bytes set storage external;
`
