/**
 * The account to which the money of an order or of a surplus goes, as it was when it was frozen: the stored account may change. Null
 * where none was frozen. `owed` is what was owed of a received invoice when its financing was requested: the amount of such a line is
 * what it is repaid with. `holder_identifier` is the tax id of the confirmed other holder of an invoice.
 */
export const depositAccounts = `
alter table orders
  add column deposit_account_id bigint,
  add column deposit_version integer,
  add column deposit_bank_id text,
  add column deposit_type text,
  add column deposit_number text,
  add column deposit_currency text;
alter table wallet_request
  add column deposit_account_id bigint,
  add column deposit_version integer,
  add column deposit_bank_id text,
  add column deposit_type text,
  add column deposit_number text,
  add column deposit_currency text;
alter table order_invoice add column owed bigint;
alter table invoice add column if not exists holder_identifier text;
`
