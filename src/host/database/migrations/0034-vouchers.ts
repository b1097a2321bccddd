/**
 * One row for each invoice that the financier paid: its voucher was not requested yet, was requested, or has a file. The
 * bytes are in the store of the documents under `file_key`.
 */
export const vouchers = `
create table voucher (
  payable_id bigint primary key references payable,
  business_id bigint not null references business,
  requested_at timestamptz,
  file_key text,
  file_name text,
  check ((file_key is null) = (file_name is null))
);
create index voucher_to_attach on voucher (requested_at) where requested_at is not null and file_key is null;
create index voucher_of_business on voucher (business_id);
`
