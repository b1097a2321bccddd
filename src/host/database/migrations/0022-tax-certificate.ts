/**
 * The digital certificate of a business: what it says of itself, and the sealed file with its password.
 * `reminded` is the number of days before the end of the latest reminder.
 */
export const taxCertificate = `
create table tax_certificate (
  business_id bigint primary key references business,
  fingerprint text not null,
  subject text not null,
  holder_rut text,
  valid_until timestamptz not null,
  sealed text not null,
  reminded integer,
  updated_at timestamptz not null
);
`
