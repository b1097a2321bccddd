/**
 * The bank accounts of a business. Each is stored once, whatever zeros its number begins with, and of each kind
 * (financier's or user's) one is the default. Banks are a list of the program.
 */
export const bankAccounts = `
create table bank_account (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  bank_id text not null,
  type text not null,
  number text not null,
  email text not null,
  alias text,
  currency text not null,
  is_default boolean not null,
  is_provider_account boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index bank_account_once on bank_account (business_id, bank_id, ltrim(number, '0'));
create unique index bank_account_default on bank_account (business_id, is_provider_account) where is_default;
`
