/**
 * The suppliers of a business, their contacts, and their bank accounts beside its own: an account belongs to the business
 * where it names no supplier. Businesses with documents find their suppliers at the next synchronisation.
 */
export const suppliers = `
create table supplier (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  identifier text not null,
  name text not null,
  search text not null,
  plain_identifier text not null,
  sort_key text not null,
  payment_term integer check (payment_term between 0 and 365),
  unique (business_id, identifier),
  unique (business_id, id)
);
create index supplier_in_order on supplier (business_id, sort_key collate "C", id);
create table contact (
  id bigint generated always as identity primary key,
  business_id bigint not null,
  supplier_id bigint not null,
  name text not null,
  position text not null,
  email text not null,
  phone text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (business_id, supplier_id) references supplier (business_id, id)
);
create index contact_of_supplier on contact (supplier_id, id);
alter table bank_account add column supplier_id bigint;
alter table bank_account add foreign key (business_id, supplier_id) references supplier (business_id, id);
drop index bank_account_once;
drop index bank_account_default;
create unique index bank_account_once
  on bank_account (business_id, coalesce(supplier_id, 0), bank_id, ltrim(number, '0'));
create unique index bank_account_default
  on bank_account (business_id, coalesce(supplier_id, 0), is_provider_account) where is_default;
`
